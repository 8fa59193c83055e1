import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Script } from '../locales/words.js';
import { drawArrows, type TableView } from './views/table.js';

interface Host extends ReactiveControllerHost, Element {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/** Draws the arrows once the table has a size, and again whenever that changes. */
export class ArrowsController implements ReactiveController {
  #shown: { readonly view: TableView; readonly script: Script } | undefined;
  #resize: ResizeObserver | undefined;

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  hostConnected(): void {
    const { ownerDocument } = this.host;
    const view = ownerDocument.defaultView;
    // Of the document that the element is in now. Drawn in the next frame, or it could be measured without end.
    this.#resize = view
      ? new view.ResizeObserver(() =>
          view.requestAnimationFrame(() => {
            this.#draw();
          }),
        )
      : undefined;
    this.#resize?.observe(this.host);
    void ownerDocument.fonts.ready.then(() => {
      this.#draw();
    });
  }

  hostDisconnected(): void {
    this.#resize?.disconnect();
  }

  hostUpdated(): void {
    this.#draw();
  }

  /** What is to be drawn with the update under way. */
  show(view: TableView, script: Script): void {
    this.#shown = { view, script };
  }

  #draw(): void {
    // Before the first update there is no root.
    const element = this.#shown && this.host.renderRoot.querySelector('.table');
    if (element && this.#shown) drawArrows(element, this.#shown.view, this.#shown.script);
  }
}
