import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { RecordError } from '../engine/errors.js';

/** A link that has opened the page. */
export interface Link {
  /** As it stands in the page's fragment. */
  readonly fragment: string;
  /** The text of its record, or why there is none. */
  readonly text: string | RecordError;
}

/**
 * Our key and its payload among what else a fragment holds: at the start, or after `&`, or after the `?` at which a
 * router's path ends.
 */
const ours = /(?:^#|[?&])(mahjong-settler=([^&]*))/;

/**
 * Reads the fragment of a page that opens shared links: when the element is connected, and whenever the fragment changes.
 * It never writes the address or the history. A link is opened once, wherever the element is moved.
 */
export class LinkController implements ReactiveController {
  #page: string | undefined;
  #view: Window | null = null;
  #fragment: string | undefined;

  constructor(
    private readonly host: ReactiveControllerHost & Element,
    private readonly open: (link: Link) => void,
  ) {
    host.addController(this);
  }

  /** The page that opens shared links. Without one, no link is read. */
  get page(): string | undefined {
    return this.#page;
  }

  set page(page: string | undefined) {
    this.#page = page;
    this.#read();
  }

  hostConnected(): void {
    this.#view = this.host.ownerDocument.defaultView;
    this.#view?.addEventListener('hashchange', this.#read);
    this.#read();
  }

  hostDisconnected(): void {
    this.#view?.removeEventListener('hashchange', this.#read);
    this.#view = null;
  }

  readonly #read = (): void => {
    if (!this.#view) return;
    const hash = this.#page === undefined ? '' : this.#view.location.hash;
    const [, fragment, payload = ''] = ours.exec(hash) ?? [];
    if (fragment === this.#fragment) return;
    this.#fragment = fragment;
    if (fragment === undefined) return;
    void textOf(payload).then((text) => {
      // Another may have been asked for since, or none.
      if (fragment === this.#fragment) this.open({ fragment, text });
    });
  };
}

async function textOf(payload: string): Promise<Link['text']> {
  let reason = 'missing-part';
  try {
    const { decodeLink } = await import('./panels/share.js');
    reason = 'broken-link';
    return await decodeLink(payload);
  } catch {
    return new RecordError('invalid-record', '', undefined, reason);
  }
}
