import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesets } from '../../src/engine/index.js';
import { corrected, correctedSessions, kinds, type Kind } from '../support/corrections.js';
import { folded } from '../support/fold.js';
import { longSessions } from '../support/long-sessions.js';

/*
 * What the property tests of corrections are worth: a session that broke off early would let them pass whatever became of
 * the rounds after the corrected one. A fixed seed: the reach is judged, not the rules.
 */
describe.each([...rulesets.values()])('the random sessions of $id', (ruleset) => {
  const fixed = { seed: 20, numRuns: 50 };
  const sessions = fc.sample(longSessions(ruleset), fixed).map((record) => ({ record, told: folded(record) }));
  const rounds = sessions.flatMap(({ told }) => told.rounds);
  const isShort = rounds.every(({ events }) => events.length <= 1);

  function correctedBy(kind: Kind, staysWhole = true) {
    return fc.sample(correctedSessions(ruleset, [kind], staysWhole), fixed).map(({ record, correction }) => {
      const after = corrected(record, correction);
      return { correction, record, after, told: folded(after), before: folded(record) };
    });
  }

  const samples = new Map(kinds.map((kind) => [kind, correctedBy(kind)]));

  it('all have three rounds or more, which are replayed to the end', () => {
    for (const { record, told } of sessions) {
      expect(told.error).toBeNull();
      expect(told.rounds.length).toBeGreaterThanOrEqual(3);
      expect(told.rounds).toHaveLength(record.rounds.length);
    }
    expect(new Set(sessions.map(({ told }) => told.rounds.length))).toEqual(new Set([3, 4, 5, 6]));
    expect(new Set(sessions.map(({ told }) => told.rounds.at(-1)!.phase === 'settled')).size).toBe(2);
  });

  it('mostly have winners in the rounds that are settled', () => {
    const settled = rounds.filter(({ phase }) => phase === 'settled');
    expect(settled.filter(({ winners }) => winners.length > 0).length / settled.length).toBeGreaterThan(0.5);
  });

  it.each(kinds)('are corrected (%s) in the first round and later ones, in no other way', (kind) => {
    const sample = samples.get(kind)!;
    for (const { correction, record, after } of sample) {
      const changed = [...record.rounds.keys()].filter((index) => after.rounds[index] !== record.rounds[index]);
      expect(changed).toEqual([correction.round]);
      expect(correction.round).toBeLessThan(record.rounds.length - 1);
      expect(after.rounds[correction.round]).not.toEqual(record.rounds[correction.round]);
    }
    const places = new Set(sample.map(({ correction }) => Math.min(correction.round, 2)));
    expect(places).toEqual(new Set([0, 1, 2]));
  });

  // Where a round is a single entry, another one more or less leaves it illegal or open.
  const lasting = kinds.filter((kind) => !isShort || (kind !== 'insert' && kind !== 'remove'));

  it.each(lasting)('go on after a correction (%s), four in five at least', (kind) => {
    const sample = samples.get(kind)!;
    const whole = sample.filter(({ told }) => told.error === null && told.rounds.length >= 3);
    expect(whole.length / sample.length).toBeGreaterThanOrEqual(0.8);
  });

  it('start later rounds otherwise after many of the corrections', () => {
    const sample = lasting.flatMap((kind) => samples.get(kind)!);
    const passed = sample.filter(({ correction, told, before }) =>
      told.rounds.some(({ dealer, streak }, index) => {
        const was = before.rounds[index]!;
        return index > correction.round && (dealer !== was.dealer || streak !== was.streak);
      }),
    );
    expect(passed.length / sample.length).toBeGreaterThan(0.1);
  });

  it('break off within the corrected round, or right after it, where they shall', () => {
    const codesOf = (kind: Kind) => new Set(correctedBy(kind, false).map(({ told }) => told.error?.code));
    const [inserted, removed] = [codesOf('insert'), codesOf('remove')];
    for (const codes of [inserted, removed]) expect(codes).not.toContain(undefined);
    expect(removed).toContain('round-open');
    expect(inserted.size).toBeGreaterThan(1);
  });
});
