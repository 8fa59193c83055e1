/** Shape codes first, then codes of meaning; within an event the first that applies is reported. */
export type RecordErrorCode =
  | 'invalid-record'
  | 'unsupported-version'
  | 'unknown-ruleset'
  | 'invalid-option'
  | 'invalid-notation'
  | 'unknown-event'
  | MeaningCode;

/** What can be wrong with an event whose shape is right. */
export type MeaningCode =
  | 'round-settled'
  | 'wrong-phase'
  | 'round-open'
  | 'game-over'
  | 'seat-out'
  | 'same-seat'
  | 'duplicate-seat'
  | 'contradiction'
  | 'below-minimum';

/**
 * A record that cannot be read, or an entry that cannot stand.
 *
 * `path` is a JSON pointer into the record (`line:column` for notation). `reason` tells contradictions apart,
 * such as `fifth-kong`; for other codes it equals `code`. `message` is for developers: the element has words of its own.
 */
export class RecordError extends Error {
  override readonly name = 'RecordError';

  constructor(
    readonly code: RecordErrorCode,
    readonly path: string,
    detail?: string,
    readonly reason: string = code,
  ) {
    super(`${code} at ${path || 'the top'}${detail === undefined ? '' : `: ${detail}`}`);
  }
}

/** Whether two errors, or none, tell the same. */
export function isSame(a: RecordError | null | undefined, b: RecordError | null | undefined): boolean {
  return a?.code === b?.code && a?.path === b?.path;
}

/** Why an event is not legal now. `path` is relative to the event, '' for the event itself. */
export interface Refusal {
  readonly code: MeaningCode;
  readonly path: string;
  /** A finer key than the code, where one code covers several cases. */
  readonly reason?: string;
}
