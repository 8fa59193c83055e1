import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Game } from '../../src/element/game.js';
import { parseRecord, RecordError, rulesets, type MahjongRecord, type Ruleset } from '../../src/engine/index.js';
import { corrected, granted, wishes, type Correction } from '../support/corrections.js';
import { folded, told, toldOf, type Told } from '../support/fold.js';
import { longSessions } from '../support/long-sessions.js';
import { fromJson, settleAny, tryTo } from '../support/settling.js';

/** Corrects as players do: entries are put where others were, a start is said in the session's panel. */
function correct(game: Game, correction: Correction): void {
  if (correction.start) game.edit({ rounds: corrected(game.record, correction).rounds });
  else game.splice(correction, correction.events);
}

/** A game shows what its record comes to by itself. Returns that; replays nothing, so as not to disturb what is kept. */
function expectFresh(game: Game): Told {
  const expected = folded(game.record);
  expect(told(game.session)).toEqual(expected);
  expect(game.error && toldOf(game.error)).toEqual(expected.error);
  return expected;
}

/** What a copy of the record that shares nothing with it settles to, or why it does not. */
function settledCopy(record: MahjongRecord): unknown {
  const settled = tryTo(() => settleAny(fromJson(record)));
  return settled instanceof RecordError ? toldOf(settled) : settled;
}

function loaded(record: MahjongRecord): Game {
  const game = new Game();
  expect(game.load(fromJson(record))).toBe(true);
  return game;
}

function play(ruleset: Ruleset, steps: number) {
  return fc.tuple(longSessions(ruleset), fc.array(wishes(ruleset), { minLength: 1, maxLength: steps, size: 'max' }));
}

describe.each([...rulesets.values()])('a game of $id', (ruleset) => {
  it('is corrected in the middle, time and again, as if entered so at once, and undone step by step', () => {
    fc.assert(
      fc.property(play(ruleset, 4), ([record, steps]) => {
        const game = loaded(record);
        const versions = [{ record: game.record, told: expectFresh(game) }];
        for (const wish of steps) {
          const correction = granted(ruleset, game.record, wish);
          if (!correction) continue;
          const expected = corrected(game.record, correction);
          correct(game, correction);
          expect(game.record).toEqual(expected);
          versions.push({ record: game.record, told: expectFresh(game) });
        }
        const last = versions.length - 1;
        for (const version of versions.slice(0, last).reverse()) {
          game.undo();
          expect(game.record).toEqual(version.record);
          expect(expectFresh(game)).toEqual(version.told);
        }
        expect(game.canUndo).toBe(false);
        for (const version of versions.slice(1)) {
          game.redo();
          expect(game.record).toEqual(version.record);
          expect(expectFresh(game)).toEqual(version.told);
        }
        for (const { record, told } of versions) expect(settledCopy(record)).toEqual(told.error ?? told.settlement);
      }),
      { numRuns: 30 },
    );
  });

  it('takes a correction from another tab like one of its own', () => {
    fc.assert(
      fc.property(play(ruleset, 1), ([record, [wish]]) => {
        const game = loaded(record);
        const before = expectFresh(game);
        const correction = granted(ruleset, game.record, wish!);
        fc.pre(correction !== undefined);
        const { rounds } = game.record;
        expect(game.follow(parseRecord(fromJson(corrected(game.record, correction))))).toBe(true);
        // Without this, nothing would be shared with the replay before.
        for (const [index, round] of rounds.entries()) {
          expect(game.record.rounds[index] === round).toBe(index !== correction.round);
        }
        expectFresh(game);
        game.undo();
        expect(expectFresh(game)).toEqual(before);
      }),
      { numRuns: 30 },
    );
  });
});
