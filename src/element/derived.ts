import { RecordError } from '../engine/errors.js';
import { createRecord, parseRecord, type MahjongRecord } from '../engine/record.js';
import { replay, type Session } from '../engine/session.js';
import type { Locks } from './settings.js';

/** Something that could not be taken, kept so that it can be shown and copied out. */
export interface Refused {
  readonly error: RecordError;
  readonly value: unknown;
  /** A link has brought it. */
  readonly isLink?: boolean;
  /** It stays refused as long as the page decides the ruleset. */
  readonly isLocked?: boolean;
}

export interface Derived {
  readonly record: MahjongRecord;
  readonly session: Session;
  /** The given rounds, where the ruleset that the page decides cannot read them. */
  readonly refused: Refused | null;
}

/** What a given record is under the page's locks. */
export function derive(given: MahjongRecord, locks: Locks): Derived {
  const ruleset = locks.ruleset ?? given.ruleset;
  const same = ruleset === given.ruleset;
  const settings = {
    ...given,
    ruleset,
    // Judged for one ruleset, they may not fit another that has options of the same names.
    options: { ...(same && given.options), ...(locks.judgedFor === ruleset && locks.options) },
    players: given.players ?? locks.players,
    money: given.money ?? locks.money,
  };
  const record = createRecord(settings);
  if (same) return { record, session: replay(record), refused: null };
  try {
    const read = parseRecord(record);
    return { record: read, session: replay(read), refused: null };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    const empty = createRecord({ ...settings, rounds: [] });
    return { record: empty, session: replay(empty), refused: { error, value: given, isLocked: true } };
  }
}
