import { html, nothing, type TemplateResult } from 'lit';
import type { RecordError } from '../../engine/errors.js';
import { why, type PlayScene } from '../scene.js';
import { hasManyChips } from './chips.js';
import { button } from './parts.js';

/** The tray's frame: rows of one height, as many in every step, but for the sheet, which unfolds. */
export function shell(s: PlayScene, rows: unknown, className = ''): TemplateResult {
  const look = `side tray ${className} ${hasManyChips(s) ? 'tall' : ''}`;
  return html`<div class=${look} part="tray" role="group" aria-label=${s.ui.entry}>${rows}</div>`;
}

/** Why the last tap did nothing, or what is wrong with the draft; else what it amounts to. */
export function hint(s: PlayScene, otherwise: unknown, refused?: RecordError): TemplateResult {
  const wrong = s.entry.notice ?? refused;
  return html`<p class="clear grow" role="status">
    ${wrong ? html`<b class="neg">${why(s, wrong)}</b>` : html`<span>${otherwise}</span>`}
  </p>`;
}

export function cancel({ act, entry, ui }: PlayScene): TemplateResult {
  const handler = act(() => {
    entry.cancel();
  });
  return button('✕', handler, { className: 'icon quiet', label: ui.cancel });
}

export function record(
  { act, entry, ui }: PlayScene,
  { incomplete, refused }: ReturnType<PlayScene['entry']['prospect']>,
) {
  const handler = act(() => {
    entry.record();
  });
  return button(ui.record, handler, { className: 'main grow', dim: incomplete || !!refused });
}

/** What can be done with an entry that was opened again, beside changing it. */
export function corrections({ act, entry, ui }: PlayScene) {
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
