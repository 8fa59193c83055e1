import type { RecordError } from '../engine/errors.js';
import type { MahjongRecord } from '../engine/record.js';
import type { PerSeat } from '../engine/seat.js';
import type { Settlement } from '../engine/session.js';

const everywhere = { bubbles: true, composed: true };

/** A player has changed the record. */
export class MahjongSettlerChangeEvent extends Event {
  static readonly type = 'mahjong-settler-change';

  constructor(
    readonly record: MahjongRecord,
    readonly settlement: Settlement,
  ) {
    super(MahjongSettlerChangeEvent.type, everywhere);
  }
}

/** A player has settled a round, or changed one that was settled. */
export class MahjongSettlerSettledEvent extends Event {
  static readonly type = 'mahjong-settler-settled';

  constructor(
    /** Index of the round, from 0. */
    readonly round: number,
    /** Of that round alone, in points. */
    readonly balances: PerSeat<number>,
  ) {
    super(MahjongSettlerSettledEvent.type, everywhere);
  }
}

/** A round that was not settled before, or comes out otherwise. One that only moved up is neither. */
export function* settledSince(before: Settlement, after: Settlement): Generator<MahjongSettlerSettledEvent> {
  for (const [index, round] of after.rounds.entries()) {
    const { phase, balances } = round;
    const was = before.rounds[index];
    const isSame = was?.phase === phase && was.balances.every((points, seat) => points === balances[seat]);
    if (phase !== 'settled' || isSame || before.rounds.includes(round)) continue;
    yield new MahjongSettlerSettledEvent(index, balances);
  }
}

/** A reader has moved on in the walk through a record, or it has moved on while it plays. */
export class MahjongSettlerStepEvent extends Event {
  static readonly type = 'mahjong-settler-step';

  constructor(
    /** Position in the walk, 0 before the first step. */
    readonly step: number,
  ) {
    super(MahjongSettlerStepEvent.type, everywhere);
  }
}

/** Something cannot be read, or an entry cannot stand, whatever the cause. */
export class MahjongSettlerErrorEvent extends Event {
  static readonly type = 'mahjong-settler-error';

  constructor(readonly error: RecordError) {
    super(MahjongSettlerErrorEvent.type, everywhere);
  }
}

interface MahjongSettlerEventMap {
  'mahjong-settler-change': MahjongSettlerChangeEvent;
  'mahjong-settler-settled': MahjongSettlerSettledEvent;
  'mahjong-settler-step': MahjongSettlerStepEvent;
  'mahjong-settler-error': MahjongSettlerErrorEvent;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- listeners are typed, on anything around the element too
  interface GlobalEventHandlersEventMap extends MahjongSettlerEventMap {}
}
