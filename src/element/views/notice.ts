import { html, nothing, type TemplateResult } from 'lit';
import type { RecordError } from '../../engine/errors.js';
import type { Refused } from '../derived.js';
import { why, type Scene } from '../scene.js';
import type { StorageController } from '../storage.js';
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
    const text: unknown = typeof value === 'string' ? value : JSON.stringify(value ?? null, plain);
    if (typeof text === 'string') return text;
  } catch {
    // Told of by its kind, as what JSON has no text for.
  }
  return Object.prototype.toString.call(value);
}

/** Where the clipboard is closed to the page, `orElse` selects the text for the reader to copy. */
function copyText(text: string, clipboard: Clipboard | undefined, orElse: () => void): void {
  if (clipboard) clipboard.writeText(text).catch(orElse);
  else orElse();
}

interface Told {
  readonly title: string;
  readonly error?: RecordError;
  /** To be copied out. */
  readonly text?: string;
  /** Another way than to dismiss it. */
  readonly way?: TemplateResult;
  dismiss?(): void;
}

function told(s: Scene, { title, error, text, way, dismiss }: Told): TemplateResult {
  const { act, light, lit, locked, ui } = s;
  const copy = ({ currentTarget }: Event) => {
    const pre = currentTarget instanceof Element ? currentTarget.closest('section')?.querySelector('pre') : undefined;
    copyText(text ?? '', navigator.clipboard, () => {
      if (pre) getSelection()?.selectAllChildren(pre);
    });
  };
  const close = (event: Event) => {
    // Nothing is changed by it, so that readers may do it too.
    if (locked) dismiss?.();
    (locked ? light(lit) : act(() => dismiss?.()))(event);
  };
  // What is wrong with a text is told to whoever writes it: what was expected there, and what was probably meant.
  const isInText = /^\d+:\d+$/.test(error?.path ?? '');
  return html`<section class="notice" role="alert">
    <b>${title}</b>
    ${error ? html`<span>${why(s, error)} <code lang="en" title=${error.message}>${isInText ? error.message : `${error.code} ${error.path}`}</code></span>` : nothing}
    ${text === undefined ? nothing : html`<pre tabindex="0">${text}</pre>`}
    ${
      text === undefined && !dismiss
        ? nothing
        : html`<div>
            ${text === undefined ? way : button(ui.copy, copy)} ${dismiss ? button(ui.dismiss, close) : nothing}
          </div>`
    }
  </section>`;
}

/** What was refused: where, why, and the thing itself. */
export function notice(s: Scene, error: RecordError, refused?: Refused): TemplateResult {
  if (!refused) return told(s, { title: s.ui.attribute, error });
  const dismiss = () => {
    s.game.dismissRefused(s.locked);
  };
  const title = refused.isLink ? s.ui.brokenLink : s.ui.unreadable;
  const isLasting = refused.isLocked && s.locked;
  return told(s, { title, error, text: written(refused.value), ...(!isLasting && { dismiss }) });
}

/** What the browser keeps and cannot be shown, or why it keeps nothing: then the session itself can be copied out. */
export function storageNotice(s: Scene, storage: StorageController): TemplateResult | typeof nothing {
  const { act, ui, game, locked } = s;
  const { isAside, unread, trouble } = storage;
  const dismiss = () => {
    storage.dismiss();
  };
  if (unread) return told(s, { title: ui.unread, error: unread.error, text: written(unread.value), dismiss });
  if (isAside && !locked) {
    const goBack = act(() => {
      storage.goBack();
    });
    return told(s, { title: ui.aside, way: button(ui.backToSession, goBack), dismiss });
  }
  if (!trouble) return nothing;
  const { record } = game;
  return told(s, { title: ui.troubles[trouble], ...(record.rounds[0] && { text: written(record) }), dismiss });
}
