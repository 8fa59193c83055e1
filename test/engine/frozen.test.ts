import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { parseRecord, rulesets, settle, type MahjongRecord } from '../../src/engine/index.js';
import { createRoundMachine } from '../../src/machine/index.js';
import { thawed } from '../support/settling.js';
import { vectors } from '../support/vectors.js';

const recordOf = (ruleset: string, rounds: readonly object[]) =>
  parseRecord({ format: 'mahjong-settler', version: 1, ruleset, rounds });

describe('what is handed out is frozen', () => {
  it.each([...rulesets.keys()])('of %s, before the first entry', (id) => {
    for (const rounds of [[], [{ events: [] }]]) {
      const record = recordOf(id, rounds);
      expect(thawed(record)).toEqual([]);
      expect(thawed(settle(record))).toEqual([]);
    }
    const { round } = createActor(createRoundMachine(rulesets.get(id)!))
      .start()
      .getSnapshot().context;
    expect(thawed(round)).toEqual([]);
  });

  it.each(vectors)('$name', ({ record }) => {
    expect(thawed(settle(record as MahjongRecord))).toEqual([]);
  });
});

it('no settlement can spoil another', () => {
  const { balances } = settle(recordOf('wenzhou', []));
  expect(() => {
    (balances as unknown as number[])[0]! += 100;
  }).toThrow(TypeError);
  const win = { type: 'win', from: 1, winners: [{ seat: 0, fan: 0 }] };
  expect(settle(recordOf('ims', [{ events: [win] }])).balances).toEqual([3, -3, 0, 0]);
});
