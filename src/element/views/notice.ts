import { html, nothing, type TemplateResult } from 'lit';
import type { RecordError } from '../../engine/errors.js';
import type { Refused } from '../game.js';
import { why, type Scene } from '../scene.js';
import { button } from './parts.js';

/** The refused value as text that can be copied out, whatever it is. */
function written(value: unknown): string {
  const seen = new WeakSet();
  const plain = (_: string, one: unknown): unknown => {
    if (typeof one === 'bigint') return `${one}n`;
    if (typeof one !== 'object' || one === null) return one;
    // No record has these, and written out they would have no end.
    if (seen.has(one) || (Array.isArray(one) && one.length > 10_000)) return '…';
    seen.add(one);
    return one;
  };
  try {
    return typeof value === 'string' ? value : JSON.stringify(value ?? null, plain);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/** Where the clipboard is closed to the page, `orElse` selects the text for the reader to copy. */
function copyText(text: string, clipboard: Clipboard | undefined, orElse: () => void): void {
  if (clipboard) clipboard.writeText(text).catch(orElse);
  else orElse();
}

/** What was refused: where, why, and the thing itself. */
export function notice(s: Scene, error: RecordError, refused?: Refused): TemplateResult {
  const { act, game, ui } = s;
  const dismiss = act(() => {
    game.dismissRefused();
  });
  const text = refused ? written(refused.value) : '';
  const copy = ({ currentTarget }: Event) => {
    const pre = currentTarget instanceof Element ? currentTarget.closest('section')?.querySelector('pre') : undefined;
    copyText(text, navigator.clipboard, () => {
      if (pre) getSelection()?.selectAllChildren(pre);
    });
  };
  return html`<section class="notice" role="alert">
    <b>${refused ? ui.unreadable : ui.attribute}</b>
    <span>${why(s, error)} <code title=${error.message}>${error.code} ${error.path}</code></span>
    ${
      refused
        ? html`<pre tabindex="0">${text}</pre>
            <div>${button(ui.copy, copy)} ${button(ui.dismiss, dismiss)}</div>`
        : nothing
    }
  </section>`;
}
