import { html, nothing, type TemplateResult } from 'lit';
import type { RecordError } from '../../engine/errors.js';
import type { Seat } from '../../engine/seat.js';
import { why, type Handler, type Scene } from '../scene.js';
import { winds } from '../text.js';

/** The tray's frame: five rows of one height, but for the sheet, which unfolds. */
export function shell({ ui }: Scene, rows: unknown, className = ''): TemplateResult {
  return html`<section class="side tray ${className}" part="tray" aria-label=${ui.entry}>${rows}</section>`;
}

interface Look {
  readonly className?: string;
  /** Dimmed, but it still says why when tapped. */
  readonly dim?: boolean;
  readonly label?: string;
  /** One of several, of which one is taken. */
  readonly pressed?: boolean | undefined;
}

export function button(content: unknown, handler: Handler, look: Look = {}): TemplateResult {
  const { className = '', dim = false, label = nothing, pressed = nothing } = look;
  return html`<button
    type="button"
    class="btn ${className}"
    aria-disabled=${dim}
    aria-label=${label}
    aria-pressed=${pressed}
    @click=${handler}
  >
    ${content}
  </button>`;
}

/** Why the last tap did nothing, or what is wrong with the draft; else what it amounts to. */
export function hint(s: Scene, otherwise: unknown, refused?: RecordError): TemplateResult {
  const wrong = s.entry.notice ?? refused;
  return html`<p class="clear grow" role="status">
    ${wrong ? html`<b class="neg">${why(s, wrong)}</b>` : html`<span>${otherwise}</span>`}
  </p>`;
}

/** A seat as a small tile and a name. */
export function who(seat: Seat, { name }: Scene['script']): TemplateResult {
  return html`<span class="who"><i class="mini" aria-hidden="true">${winds[seat]}</i><span>${name(seat)}</span></span>`;
}

export function cancel({ act, entry, ui }: Scene): TemplateResult {
  const handler = act(() => {
    entry.cancel();
  });
  return button('✕', handler, { className: 'icon quiet', label: ui.cancel });
}

export function record({ act, entry, ui }: Scene, { incomplete, refused }: ReturnType<Scene['entry']['prospect']>) {
  const handler = act(() => {
    entry.record();
  });
  return button(ui.record, handler, { className: 'main grow', dim: incomplete || !!refused });
}

/** What can be done with an entry that was opened again, beside changing it. */
export function corrections({ act, entry, ui }: Scene) {
  if (!entry.isCorrecting) return nothing;
  const insert = act(() => {
    entry.insertBefore();
  });
  const remove = act(() => {
    entry.remove();
  });
  return [
    button(ui.insert, insert, { className: 'quiet', label: ui.insertLong }),
    button(ui.remove, remove, { className: 'quiet' }),
  ];
}
