import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { loadWords, wordsFor } from '../locales/index.js';
import type { Words } from '../locales/words.js';

/** The words of the nearest `lang` around the element, through shadow roots. */
export class LanguageController implements ReactiveController {
  #tag = '';

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  get words(): Words {
    return wordsFor(this.#tag);
  }

  hostConnected(): void {
    this.update();
  }

  /** Reads `lang` again. */
  update(): void {
    const tag = nearestLang(this.host);
    if (tag === this.#tag) return;
    this.#tag = tag;
    this.host.requestUpdate();
    void loadWords(tag).then((isNew) => {
      if (isNew) this.host.requestUpdate();
    });
  }
}

function nearestLang(element: Element): string {
  for (let at: Element | undefined = element; at;) {
    const tagged: Element | null = at.closest('[lang]');
    if (tagged) return tagged.getAttribute('lang') ?? '';
    const root: Node = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : undefined;
  }
  return '';
}
