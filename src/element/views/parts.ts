import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../engine/seat.js';
import { why, type Handler, type Scene } from '../scene.js';
import { winds } from '../text.js';

/** The tray's frame: five rows of one height, but for the sheet, which unfolds. */
export function shell(label: string, rows: unknown, isSheet = false): TemplateResult {
  return html`<section class="side tray ${isSheet ? 'sheet' : ''}" part="tray" aria-label=${label}>${rows}</section>`;
}

interface Look {
  readonly className?: string;
  /** Dimmed, but it still says why when tapped. */
  readonly disabled?: boolean;
  readonly label?: string;
  /** One of several, of which one is taken. */
  readonly pressed?: boolean;
}

export function button(content: unknown, action: Handler, look: Look = {}): TemplateResult {
  const { className = '', disabled = false, label, pressed } = look;
  return html`<button
    type="button"
    class="btn ${className}"
    aria-disabled=${disabled ? 'true' : 'false'}
    aria-label=${label ?? nothing}
    aria-pressed=${pressed ?? nothing}
    @click=${action}
  >
    ${content}
  </button>`;
}

/** Why the last tap did nothing, or else what the draft amounts to. */
export function hint(scene: Scene, otherwise: unknown): TemplateResult {
  const { notice } = scene.entry;
  return html`<p class="clear grow" role="status">
    ${notice ? html`<b class="neg">${why(scene, notice)}</b>` : otherwise}
  </p>`;
}

/** A seat as a small tile and a name. */
export function who(seat: Seat, name: string): TemplateResult {
  return html`<span class="who"><i class="mini" aria-hidden="true">${winds[seat]}</i><span>${name}</span></span>`;
}

export function cancel({ act, entry, words: { ui } }: Scene, asIcon = false): TemplateResult {
  const action = act(() => {
    entry.cancel();
  });
  return asIcon ? button('✕', action, { className: 'icon quiet', label: ui.cancel }) : button(ui.cancel, action);
}

/** What can be done with an entry that was opened again, beside changing it. */
export function corrections({ act, entry, words: { ui } }: Scene) {
  if (!entry.isCorrecting) return nothing;
  const remove = act(() => {
    entry.remove();
  });
  const insert = act(() => {
    entry.insertBefore();
  });
  return html`${button(ui.insert, insert, { className: 'quiet', label: ui.insertLong })}
  ${button(ui.remove, remove, { className: 'quiet' })}`;
}
