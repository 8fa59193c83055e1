import { describe, expect, it } from 'vitest';
import { Entry } from '../../src/element/entry.js';
import { Game } from '../../src/element/game.js';
import type { MahjongRecord } from '../../src/engine/index.js';
import type { Seat } from '../../src/engine/seat.js';
import { concealed, discard, pigs, ready, recordOf, selfDraw, wall } from '../support/sichuan.js';

const [ann, bo, chen, dee] = [0, 1, 2, 3] as const;

function at(...rounds: (readonly object[])[]): { readonly entry: Entry; readonly game: Game } {
  const game = new Game();
  game.load(recordOf(rounds.map((events) => ({ events }))));
  return { entry: new Entry(game), game };
}

function to(...rounds: (readonly object[])[]): MahjongRecord {
  return new Game().read(recordOf(rounds.map((events) => ({ events }))));
}

/** Taps a seat and the way to win, as far as the question what the hand is worth. */
function openWin(entry: Entry, seat: Seat, from?: Seat): void {
  entry.tapSeat(seat);
  const choice = entry.point.choices(seat).find(({ said, ...one }) => said.type === 'win' && one.from === from);
  entry.choose(choice!);
  expect(entry.draft.step).toBe('value');
}

function sayFan(entry: Entry, seat: Seat, fan: number): void {
  entry.say(seat, 'win', { fan });
}

function eventsOf({ record }: Game): readonly object[] {
  return record.rounds[0]?.events ?? [];
}

describe('what another tab has entered', () => {
  it('is shown, and can be undone and done again', () => {
    const { entry, game } = at([concealed(ann)]);
    expect(entry.follow(to([concealed(ann), concealed(bo)]))).toBe(true);
    expect(eventsOf(game)).toHaveLength(2);
    entry.undo();
    expect(eventsOf(game)).toEqual([concealed(ann)]);
    entry.redo();
    expect(eventsOf(game)).toHaveLength(2);
  });

  it('changes nothing where it is what is there', () => {
    const { entry, game } = at([concealed(ann)]);
    const { record } = game;
    openWin(entry, bo);
    const { draft } = entry;
    expect(entry.follow(to([concealed(ann)]))).toBe(false);
    expect(game.record).toBe(record);
    expect(game.canUndo).toBe(false);
    expect(entry.draft).toBe(draft);
  });

  it('keeps the rounds that are the same, so that a long session is not settled anew', () => {
    const settled = [selfDraw(0, 1), selfDraw(1, 1), selfDraw(2, 1)];
    const { entry, game } = at(settled, [concealed(ann)]);
    const [first, second] = game.record.rounds;
    entry.follow(to(settled, [concealed(ann), concealed(bo)]));
    expect(game.record.rounds[0]).toBe(first);
    expect(game.record.rounds[1]).not.toBe(second);
    expect(Object.isFrozen(game.record.rounds)).toBe(true);
  });

  it('may be of another ruleset', () => {
    const { entry, game } = at([concealed(ann)]);
    openWin(entry, bo);
    const other = { ...recordOf([{ events: [wall] }]), ruleset: 'wenzhou', options: undefined };
    expect(entry.follow(game.read(other))).toBe(true);
    expect(game.ruleset.id).toBe('wenzhou');
    expect(entry.draft.step).toBe('idle');
    entry.undo();
    expect(game.ruleset.id).toBe('sichuan');
  });
});

describe('an open draft, when another tab goes on', () => {
  it('stays, and is entered behind what has come', () => {
    const { entry, game } = at([concealed(ann)]);
    openWin(entry, bo);
    sayFan(entry, bo, 2);
    entry.follow(to([concealed(ann), concealed(dee)]));
    expect(entry.draft.step).toBe('value');
    entry.record();
    expect(eventsOf(game)).toEqual([concealed(ann), concealed(dee), selfDraw(bo, 2)]);
  });

  it('is priced by what has come', () => {
    const { entry } = at([]);
    openWin(entry, bo);
    sayFan(entry, bo, 2);
    expect(entry.prospect().payments).toHaveLength(3);
    entry.follow(to([selfDraw(dee, 0)]));
    expect(entry.prospect().payments.map(({ from }) => from)).toEqual([ann, chen]);
  });

  it('goes when its seat is out', () => {
    const { entry } = at([]);
    openWin(entry, bo);
    entry.follow(to([selfDraw(bo, 0)]));
    expect(entry.draft.step).toBe('idle');
  });

  it('goes when the one who pays is out', () => {
    const { entry } = at([]);
    openWin(entry, bo, ann);
    entry.follow(to([selfDraw(ann, 0)]));
    expect(entry.draft.step).toBe('idle');
  });

  it('goes when its round is settled, or another is shown', () => {
    const settled = [selfDraw(0, 1), selfDraw(1, 1), selfDraw(2, 1)];
    for (const next of [to(settled), to(settled, [])]) {
      const { entry } = at(settled.slice(0, 1));
      openWin(entry, bo);
      entry.follow(next);
      expect(entry.draft.step).toBe('idle');
    }
  });

  it('asks anew what a tapped seat may enter', () => {
    const { entry } = at([]);
    entry.tapSeat(bo);
    entry.follow(to([concealed(ann)]));
    expect(entry.draft).toMatchObject({ step: 'seat', seat: bo });
    const way = entry.point.choices(bo).find(({ words, from }) => words === 'kongDiscard' && from === ann);
    expect(way, 'right after the kong that has come').toBeDefined();
    entry.follow(to([concealed(ann), selfDraw(bo, 1)]));
    expect(entry.draft.step).toBe('idle');
  });

  it('stays on the empty wall’s sheet as long as the round is where it was or went on in play', () => {
    const { entry, game } = at([concealed(ann)]);
    entry.tapWall();
    entry.say(ann, 'ready', { fan: 1 });
    entry.follow(to([concealed(ann), concealed(bo)]));
    expect(entry.draft.step).toBe('wall');
    for (const seat of [bo, chen, dee]) entry.say(seat, undefined);
    entry.record();
    expect(eventsOf(game)).toEqual([concealed(ann), concealed(bo), wall, pigs(), ready([ann, 1])]);
  });

  it('leaves the sheet when the other has filled it in', () => {
    const { entry } = at([]);
    entry.tapWall();
    entry.say(ann, 'ready', { fan: 1 });
    entry.follow(to([wall, pigs(), ready([bo, 0])]));
    expect(entry.draft.step).toBe('idle');
    expect(entry.place.index).toBe(3);
  });
});

describe('a correction, when another tab goes on', () => {
  it('stays where what it corrects is what it was', () => {
    const { entry, game } = at([concealed(ann), selfDraw(bo, 1)]);
    entry.correct(1);
    entry.follow(to([concealed(ann), selfDraw(bo, 1), concealed(chen)]));
    sayFan(entry, bo, 3);
    entry.record();
    expect(eventsOf(game)).toEqual([concealed(ann), selfDraw(bo, 3), concealed(chen)]);
  });

  it('goes when that has changed or stands elsewhere', () => {
    for (const events of [
      [concealed(ann), selfDraw(bo, 2)],
      [concealed(dee), selfDraw(bo, 1)],
      [selfDraw(bo, 1)],
      [concealed(ann), concealed(chen), selfDraw(bo, 1)],
    ]) {
      const { entry } = at([concealed(ann), selfDraw(bo, 1)]);
      entry.correct(1);
      entry.follow(to(events));
      expect(entry.draft.step).toBe('idle');
      expect(entry.isCorrecting).toBe(false);
    }
  });

  it('stays in an earlier round while the last goes on', () => {
    const settled = [selfDraw(0, 1), selfDraw(1, 1), selfDraw(2, 1)];
    const { entry } = at(settled, []);
    entry.show(0);
    entry.correct(2);
    entry.follow(to(settled, [concealed(ann)]));
    expect(entry.shown).toBe(0);
    expect(entry.isCorrecting).toBe(true);
  });

  it('keeps the gap that was opened for an entry', () => {
    const { entry } = at([concealed(ann), discard(ann, [[bo, 1]])]);
    entry.correct(1);
    entry.insertBefore();
    entry.follow(to([concealed(ann), discard(ann, [[bo, 1]]), concealed(chen)]));
    expect(entry.isInserting).toBe(true);
    expect(entry.place.index).toBe(1);
  });
});
