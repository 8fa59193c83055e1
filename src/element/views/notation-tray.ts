import { html, type TemplateResult } from 'lit';
import { writeRecord } from '../../engine/notation/index.js';
import type { Scene } from '../scene.js';
import { button } from './parts.js';

/** Enters by text what cannot be entered by taps, as a part of the element is missing. */
export function notationTray({ act, entry, game, locked, ui }: Scene): TemplateResult {
  const record = (event: Event) => {
    const button = event.currentTarget;
    const area = button instanceof Element ? button.closest('.side')?.querySelector('textarea') : undefined;
    act(() => {
      game.enterText(area?.value ?? '');
    })(event);
  };
  const undo = act(() => {
    entry.undo();
  });
  return html`<div class="side typed-tray" part="tray" role="group" aria-label=${ui.entry}>
    <p class="sm" role="status">${ui.panelMissing}</p>
    <textarea rows="6" aria-label=${ui.notation} ?readonly=${locked} .value=${writeRecord(game.record)}></textarea>
    <div class="spread">
      ${button(ui.undo, undo, { dim: locked || !game.canUndo })}
      ${button(ui.record, record, { className: 'main', dim: locked })}
    </div>
  </div>`;
}
