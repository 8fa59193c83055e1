import type { RecordError, RecordErrorCode } from '../errors.js';
import { fault } from './faults.js';
import type { Word } from './lines.js';
import { isWord, type FieldMap } from './words.js';

/** Where a value of the record stands in the text. */
export interface Place {
  readonly word: Word;
  /** What may be said of the group there. */
  readonly fields?: FieldMap | undefined;
}

/** Reads a statement word by word, and notes which word says what of the record. */
export class Cursor {
  /** Of a wrong word from here on; `invalid-notation` unless told otherwise. */
  code: RecordErrorCode | undefined;
  #index = 0;

  constructor(
    readonly text: string,
    /** By JSON pointer. */
    readonly places: Map<string, Place>,
    /** The word read last; at first the statement's own. */
    public last: Word,
    readonly words: readonly Word[],
  ) {}

  get next(): Word | undefined {
    return this.words[this.#index];
  }

  /** What the next word says by `find`. Throws RecordError if it says nothing, or there is none. */
  take<T>(expected: readonly string[], find: (word: Word) => T | undefined): T {
    const { next } = this;
    const found = next && find(next);
    if (!next || found === undefined) throw this.fault(expected);
    this.#index++;
    this.last = next;
    return found;
  }

  /** Reads the next word if it is this one. */
  accept(word: string): boolean {
    return isWord(this.next, word) && this.take([], () => true);
  }

  mark(path: string, word = this.last, fields?: FieldMap): void {
    this.places.set(path, { word, fields });
  }

  /** Throws RecordError unless all has been read. */
  close(): void {
    if (this.next) throw this.fault([]);
  }

  /** That the next word is wrong, or missing. */
  fault(expected: readonly string[]): RecordError {
    return this.next ? this.refuse(expected, this.next) : fault(this.text, this.last, expected, undefined, true);
  }

  /** That a word is wrong, the last unless told otherwise. */
  refuse(expected: readonly string[], word = this.last): RecordError {
    return fault(this.text, word, expected, this.code);
  }
}
