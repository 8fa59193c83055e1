import { html, nothing, type TemplateResult } from 'lit';
import type { RecordError } from '../../engine/errors.js';
import { why, type Scene } from '../scene.js';
import { button } from './parts.js';

/** The refused value as text that can be copied out, whatever it is. */
function written(value: unknown): string {
  try {
    return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
  } catch {
    // A cycle or a big integer has no JSON text.
    return String(value);
  }
}

/** What was refused: where, why, and the thing itself. */
export function notice(s: Scene, error: RecordError, value?: unknown): TemplateResult {
  const { act, game, ui } = s;
  const dismiss = act(() => {
    game.dismissRefused();
  });
  const text = written(value);
  const copy = () => {
    void navigator.clipboard.writeText(text);
  };
  return html`<section class="notice" role="alert">
    <b>${value === undefined ? ui.attribute : ui.unreadable}</b>
    <span>${why(s, error)} <code title=${error.message}>${error.code} ${error.path}</code></span>
    ${
      value === undefined
        ? nothing
        : html`<pre tabindex="0">${text}</pre>
            <div>${button(ui.copy, copy)} ${button(ui.dismiss, dismiss)}</div>`
    }
  </section>`;
}
