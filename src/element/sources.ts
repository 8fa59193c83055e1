import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { contentOf } from './content.js';

/**
 * Where the record in force comes from, the weakest first: what the page has written (the `value` attribute, else the
 * content), what players have entered since, the saved session (which holds what they enter), a link, or what has been set.
 */
const ranks = ['page', 'entered', 'saved', 'link', 'own'] as const;

export type Source = (typeof ranks)[number];

/** Follows what the page has written, as long as no stronger source has spoken. */
export class SourceController implements ReactiveController {
  source: Source = 'page';
  #attribute: string | undefined;
  #content: string | undefined;
  #shown: string | undefined;
  #observer: MutationObserver | undefined;

  constructor(
    private readonly host: ReactiveControllerHost & Element,
    /** Takes the text of a record, notation or JSON; none where the page has written none. */
    private readonly take: (text: string | undefined) => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer = new MutationObserver(this.#read);
    this.#observer.observe(this.host, { childList: true, characterData: true, subtree: true });
    this.host.ownerDocument.addEventListener('readystatechange', this.#read);
    this.#read();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.host.ownerDocument.removeEventListener('readystatechange', this.#read);
  }

  /** Whether a source goes before the one in force; if so, it is in force now. */
  claim(source: Source): boolean {
    const goesFirst = ranks.indexOf(source) >= ranks.indexOf(this.source);
    if (goesFirst) this.source = source;
    return goesFirst;
  }

  /** The `value` attribute. */
  setAttribute(text: string | null): void {
    this.#attribute = text ?? undefined;
    this.#offer();
  }

  /** Back to what the page has written. */
  reset(): void {
    this.source = 'page';
    this.#shown = this.#attribute ?? this.#content;
    this.take(this.#shown);
  }

  #offer(): void {
    const text = this.#attribute ?? this.#content;
    if (this.source !== 'page' || text === this.#shown) return;
    this.#shown = text;
    this.take(text);
  }

  readonly #read = (): void => {
    // Half of a text would be refused.
    if (!isParsed(this.host)) return;
    this.#content = contentOf(this.host);
    this.#offer();
  };
}

/** Whether the parser has come to the end of an element. */
export function isParsed(element: Element): boolean {
  if (element.ownerDocument.readyState !== 'loading') return true;
  for (let at: Node | null = element; at; at = at.parentNode) if (at.nextSibling) return true;
  return false;
}
