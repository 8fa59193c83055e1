import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Whether the page is being printed: browsers tell just before they lay it out for paper. */
export class PrintController implements ReactiveController {
  isPrinting = false;
  #view: Window | null = null;

  constructor(
    private readonly host: ReactiveControllerHost & Element,
    /** Draws the element anew, at once: there is no later. */
    private readonly draw: () => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#view = this.host.ownerDocument.defaultView;
    this.#view?.addEventListener('beforeprint', this.#turn);
    this.#view?.addEventListener('afterprint', this.#turn);
  }

  hostDisconnected(): void {
    this.#view?.removeEventListener('beforeprint', this.#turn);
    this.#view?.removeEventListener('afterprint', this.#turn);
  }

  readonly #turn = ({ type }: Event): void => {
    this.isPrinting = type === 'beforeprint';
    this.draw();
  };
}
