import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecord, rulesets, type RoundRecord } from '../../src/engine/index.js';
import { replay } from '../../src/engine/session.js';
import {
  derivedStart,
  firstUncounted,
  isByHand,
  nextStart,
  streakOf,
  withoutRound,
  withStart,
} from '../../src/element/panels/starts.js';
import { recordOf, walks } from '../support/walk.js';

const wenzhou = rulesets.get('wenzhou')!;

function won(seat: number): RoundRecord {
  return { events: [{ type: 'win', winners: [{ seat, hand: 'with-joker' }] }] } as unknown as RoundRecord;
}

function leaders(rounds: readonly RoundRecord[]): string {
  const { settlement } = replay(recordOf(wenzhou, {}, rounds));
  return settlement.rounds.map(({ dealer, streak }) => `${dealer}.${streak}`).join(' ');
}

describe.each([...rulesets.values()])('starts by hand in $id', (ruleset) => {
  const place = fc.tuple(fc.nat(), fc.constantFrom(0, 1, 2, 3), fc.nat());

  it('hold, leave the rounds before alone, and are taken back by what the rules say', () => {
    fc.assert(
      fc.property(walks(ruleset), place, ({ record }, [at, dealer, wins]) => {
        const session = replay(record);
        const index = at % session.rounds.length;
        const { streak: field } = ruleset;
        const derived = derivedStart(session, index);
        const streak = field ? wins % (field.max + 1) : 0;
        const rounds = withStart(record.rounds, index, derived, { dealer, streak });
        const after = replay({ ...record, rounds });
        expect(after.settlement.rounds[index]).toMatchObject({ dealer, streak });
        expect(after.settlement.rounds.slice(0, index)).toEqual(session.settlement.rounds.slice(0, index));
        expect(rounds.filter((_, one) => one !== index)).toEqual(record.rounds.filter((_, one) => one !== index));
        expect(rounds[index]!.events).toBe(record.rounds[index]!.events);

        const back = withStart(rounds, index, derived, derived);
        expect(isByHand(back[index])).toBe(false);
        expect(replay({ ...record, rounds: back }).settlement.rounds[index]).toMatchObject(derived);
      }),
    );
  });

  it('are records as they would be read, key by key', () => {
    fc.assert(
      fc.property(walks(ruleset), place, ({ record }, [at, dealer, wins]) => {
        const session = replay(record);
        const index = at % session.rounds.length;
        const streak = ruleset.streak ? wins % 4 : 0;
        const rounds = withStart(record.rounds, index, derivedStart(session, index), { dealer, streak });
        const read = parseRecord({ ...record, rounds });
        expect(JSON.stringify(read.rounds[index])).toBe(JSON.stringify(rounds[index]));
      }),
    );
  });
});

describe('a start by hand', () => {
  it('passes on to the rounds after it', () => {
    const rounds = [won(0), won(0), won(2), won(2)];
    expect(leaders(rounds)).toBe('0.0 0.1 0.2 1.0');
    const session = replay(recordOf(wenzhou, {}, rounds));
    const derived = derivedStart(session, 1);
    expect(derived).toEqual({ dealer: 0, streak: 1 });
    expect(leaders(withStart(rounds, 1, derived, { dealer: 2, streak: streakOf(derived, 2) }))).toBe('0.0 2.0 3.0 0.0');
    expect(leaders(withStart(rounds, 1, derived, { dealer: 0, streak: 3 }))).toBe('0.0 0.3');
  });

  it('is written down only as far as it differs', () => {
    const rounds = [won(0), won(1)];
    const derived = { dealer: 0, streak: 1 } as const;
    const [, same] = withStart(rounds, 1, derived, derived);
    expect(Object.keys(same!)).toEqual(['events']);
    const [, other] = withStart(rounds, 1, derived, { dealer: 3, streak: 0 });
    expect(other).toEqual({ dealer: 3, events: rounds[1]!.events });
    const [, more] = withStart(rounds, 1, derived, { dealer: 3, streak: 2 });
    expect(more).toEqual({ dealer: 3, events: rounds[1]!.events, streak: 2 });
    const [, none] = withStart(rounds, 1, derived, { dealer: 0, streak: 0 });
    expect(none).toEqual({ events: rounds[1]!.events, streak: 0 });
  });

  it('begins the round to come, unless it is what the rules say', () => {
    const before = [won(0)];
    expect(withStart(before, 1, { dealer: 0, streak: 1 }, { dealer: 0, streak: 1 })).toBe(before);
    const rounds = withStart([won(0)], 1, { dealer: 0, streak: 1 }, { dealer: 2, streak: 0 });
    expect(rounds).toEqual([won(0), { dealer: 2, events: [] }]);
    expect(Object.isFrozen(rounds) && Object.isFrozen(rounds[1])).toBe(true);
  });

  it('shows where it would end the game too early', () => {
    const rounds = [won(0), won(1), won(1), won(1), won(3)];
    const session = replay(recordOf(wenzhou, {}, rounds));
    expect(session.rounds).toHaveLength(5);
    const early = withStart(rounds, 1, derivedStart(session, 1), { dealer: 1, streak: 1 });
    expect(firstUncounted(replay(recordOf(wenzhou, {}, early)), 5)).toBe(4);
    const fine = withStart(rounds, 1, derivedStart(session, 1), { dealer: 1, streak: 0 });
    expect(firstUncounted(replay(recordOf(wenzhou, {}, fine)), 5)).toBeUndefined();
  });
});

describe('the round to come', () => {
  const nextOf = (...rounds: readonly RoundRecord[]) => nextStart(replay(recordOf(wenzhou, {}, rounds)));

  it('starts as the one before leaves it', () => {
    expect(nextOf()).toEqual({ dealer: 0, streak: 0 });
    expect(nextOf(won(0))).toEqual({ dealer: 0, streak: 1 });
    expect(nextOf(won(0), won(3))).toEqual({ dealer: 1, streak: 0 });
  });

  it('is none while one is open, after the end, and behind what cannot stand', () => {
    expect(nextOf({ events: [] })).toBeUndefined();
    expect(nextOf(won(0), won(0), won(0), won(0))).toBeUndefined();
    expect(nextOf({ events: [] }, won(0))).toBeUndefined();
  });
});

it('a round that is taken out leaves the others as they are', () => {
  const rounds = [won(0), won(1), won(2)];
  expect(withoutRound(rounds, 1)).toEqual([won(0), won(2)]);
  expect(leaders(withoutRound(rounds, 1))).toBe('0.0 0.1');
});
