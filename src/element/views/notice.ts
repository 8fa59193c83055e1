import { html, nothing, type TemplateResult } from 'lit';
import type { RecordError } from '../../engine/errors.js';
import { why, type Scene } from '../scene.js';
import { button } from './parts.js';

/** The refused value as text that can be copied out, whatever it is. */
function written(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value, null, 1);
  } catch {
    // A cycle or a big integer has no JSON text.
    return String(value);
  }
}

/** What was refused: where, why, and the thing itself. */
export function notices(scene: Scene, attribute: RecordError | null): TemplateResult {
  const { act, game, words } = scene;
  const { ui } = words;
  const { refused } = game;
  const place = ({ code, path, message }: RecordError) => html`<code title=${message}>${code} ${path}</code>`;
  const dismiss = act(() => {
    game.dismissRefused();
  });
  const text = refused ? written(refused.value) : '';
  const copy = (event: Event) => {
    const target = event.currentTarget;
    void navigator.clipboard.writeText(text).then(() => {
      if (target instanceof HTMLElement) target.textContent = ui.copied;
    });
  };
  return html`${
    refused
      ? html`<section class="notice" role="alert">
          <b>${ui.unreadable}</b>
          <span>${why(scene, refused.error)} ${place(refused.error)}</span>
          <details>
            <summary>${ui.given}</summary>
            <pre>${text}</pre>
          </details>
          <div>${button(ui.copy, copy)} ${button(ui.dismiss, dismiss)}</div>
        </section>`
      : nothing
  }
  ${
    attribute
      ? html`<section class="notice" role="alert">
          <b>${ui.attribute}</b> <span>${why(scene, attribute)} ${place(attribute)}</span>
        </section>`
      : nothing
  }`;
}
