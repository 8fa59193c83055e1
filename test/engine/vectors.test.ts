import { describe, expect, it } from 'vitest';
import { RecordError, settle, type MahjongRecord, type Settlement } from '../../src/engine/index.js';
import rejected from '../vectors/rejected.json' with { type: 'json' };
import { vectorsOf } from '../support/vectors.js';

/** What a vector states of a settlement: everything but the terms. */
function stated({ rounds, balances, over }: Settlement) {
  return {
    rounds: rounds.map((round) => ({
      ...round,
      payments: round.payments.map(({ event, phase, from, to, points, rule }) => {
        return { event, phase, from, to, points, rule };
      }),
    })),
    balances,
    over,
  };
}

/** Vectors are JSON from outside: settle judges them itself. */
function settleJson(record: unknown): Settlement {
  return settle(record as MahjongRecord);
}

describe.each([...vectorsOf])('the vectors of %s', (_, vectors) => {
  it.each(vectors)('$name', ({ record, expected }) => {
    expect(stated(settleJson(record))).toEqual(expected);
  });
});

describe('the rejected records', () => {
  it.each(rejected)('$name', ({ record, error, path }) => {
    const refused = (): unknown => settleJson(record);
    expect(refused).toThrow(RecordError);
    expect(refused).toThrow(expect.objectContaining({ code: error, path }));
  });
});
