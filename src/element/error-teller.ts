import { isSame, type RecordError } from '../engine/errors.js';
import { MahjongSettlerErrorEvent } from './events.js';
import type { Game } from './game.js';

/** Tells the page what cannot be read or cannot stand: what was refused each time, an entry that cannot stand once. */
export class ErrorTeller {
  #told: RecordError | null = null;
  #isTelling = false;

  constructor(
    private readonly host: EventTarget,
    private readonly game: Game,
  ) {}

  tell(error: RecordError | null): void {
    const isNew = error && !this.#isTold(error);
    this.#told = error;
    if (!isNew) return;
    this.#isTelling = true;
    this.host.dispatchEvent(new MahjongSettlerErrorEvent(error));
    this.#isTelling = false;
  }

  /** One that is refused by a listener of the last refusal would otherwise be told of for ever. */
  hush(error: RecordError | null): void {
    if (this.#isTelling && isSame(error, this.#told)) this.#told = error;
  }

  #isTold(error: RecordError): boolean {
    return error === this.#told || (!this.game.refused && isSame(error, this.#told));
  }
}
