import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../engine/seat.js';
import type { Handler, Scene } from '../scene.js';
import { winds } from '../text.js';

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

/** A seat as a small tile and a name. */
export function who(seat: Seat, { name }: Scene['script']): TemplateResult {
  return html`<span class="who"><i class="mini" aria-hidden="true">${winds[seat]}</i><span>${name(seat)}</span></span>`;
}
