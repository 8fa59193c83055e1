import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earlier } from '../../src/element/earlier.js';
import { parseRecord, rulesets, settle, type MahjongRecord } from '../../src/engine/index.js';
import { walks } from '../support/walk.js';

/** The record, and what it was before each of its steps. */
function* backFrom(record: MahjongRecord) {
  for (let one: MahjongRecord | undefined = record; one; one = earlier(one)) yield one;
}

/** How each round starts, and what happens in it. */
const said = ({ rounds }: MahjongRecord) => rounds.flatMap(({ events, ...start }) => [start, ...events]);

describe.each([...rulesets.values()])('earlier steps of $id', (ruleset) => {
  it('lead to the beginning, each a legal record that the one before goes on from', () => {
    fc.assert(
      fc.property(walks(ruleset), (walk) => {
        const record = parseRecord(walk.record);
        const records = [...backFrom(record)];
        expect(records.at(-1)).toEqual({ ...record, rounds: [] });
        for (const [index, one] of records.entries()) {
          expect(parseRecord(one)).toEqual(one);
          expect(() => settle(one)).not.toThrow();
          const before = records[index + 1];
          if (!before) continue;
          expect(said(before).length).toBeLessThan(said(one).length);
          expect(said(one).slice(0, said(before).length)).toEqual(said(before));
        }
      }),
    );
  });
});

describe('an earlier step', () => {
  const sichuan = (...rounds: readonly object[]) =>
    parseRecord({ format: 'mahjong-settler', version: 1, ruleset: 'sichuan', rounds });
  const kong = { type: 'kong', kind: 'concealed', seat: 1 };
  const wall = [{ type: 'exhaustion' }, { type: 'pigs', seats: [] }, { type: 'ready', hands: [] }];

  it.each([
    { what: 'an entry', now: [{ events: [kong, kong] }], before: [{ events: [kong] }] },
    { what: 'the first entry', now: [{ events: [kong] }], before: [] },
    {
      what: 'all that is said when the wall is empty',
      now: [{ events: [kong, ...wall] }],
      before: [{ events: [kong] }],
    },
    { what: 'an empty wall that comes first', now: [{ events: wall }], before: [] },
    { what: 'a round that has begun', now: [{ events: wall }, { events: [] }], before: [{ events: wall }] },
    {
      what: 'the first entry of a round',
      now: [{ events: wall }, { events: [kong] }],
      before: [{ events: wall }, { events: [] }],
    },
    {
      what: 'the first entry after a start by hand',
      now: [{ dealer: 2, events: [kong] }],
      before: [{ dealer: 2, events: [] }],
    },
    { what: 'a start by hand', now: [{ dealer: 2, events: [] }], before: [] },
  ])('takes back $what', ({ now, before }) => {
    expect(earlier(sichuan(...now))).toEqual(sichuan(...before));
  });

  it('is none before the first', () => {
    expect(earlier(sichuan())).toBeUndefined();
  });
});
