import type { ReactiveControllerHost } from 'lit';
import type { Scene, WalkScene } from './scene.js';

/*
 * Everything can be reached by Tab and pressed by Enter or Space, as buttons are. On top: arrows move within a group or
 * through the walk; for those of entering see `shortcuts`.
 */

export function handleKey(event: KeyboardEvent, scene: Scene): void {
  // The key is for whatever composes the letters.
  if (event.isComposing) return;
  const [target] = event.composedPath();
  if (target instanceof Element && target.matches('input, select, textarea')) {
    // What is typed here is no shortcut of the page's.
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) event.stopPropagation();
    if (event.key !== 'Escape') return;
  }
  if (scene.panel && event.key === 'Escape') {
    scene.open()(event);
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  // Where a text can be scrolled, the arrows do that.
  if (target instanceof Element && target.matches('pre') && /^(Arrow|Home|End)/.test(event.key)) return;
  if (scene.walk && !scene.panel && step(event, scene.walk)) return;
  const action = scene.locked ? undefined : scene.shortcut(event);
  if (action) scene.act(action)(event);
  else if (!moveInGroup(event, target)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Arrows walk on wherever focus is in the element, as they do on the scrubber. */
function step(event: KeyboardEvent, { go, last, step: at }: WalkScene): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[key];
  if (to === undefined || altKey || ctrlKey || metaKey) return false;
  go(to)();
  event.preventDefault();
  event.stopPropagation();
  return true;
}

function moveInGroup({ key }: KeyboardEvent, target: EventTarget | undefined): boolean {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
  const group = target instanceof Element ? target.closest('[role=group]:not(.side, .ledger)') : null;
  if (step === undefined || !group) return false;
  const buttons = Array.from(group.querySelectorAll('button'));
  const at = buttons.findIndex((button) => button === target);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  return at >= 0;
}

/** Where the next key press is needed, the likeliest first. */
const wanted = [
  '.fan[aria-pressed=true], .pick [aria-pressed=true]',
  ':is(.fans, .pick, .seg) .btn:not([aria-disabled=true]), .field > :last-child, .panel :is(.actions, li) .btn, .panel [tabindex], .main:not([aria-disabled=true])',
  '.panel .btn',
];

interface Host extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly shadowRoot: ShadowRoot | null;
}

/** What the tray asks. */
const questions = '.tray :is(.pick, .fans, .seg)';

/**
 * After a key press, focus goes where the next one is needed if what was pressed is gone, or the tray now asks about it. A
 * pointer's focus is left alone. `opener` is the text of the button that a panel was opened by, once that is closed.
 */
export async function focusAfter(host: Host, event: Event, opener?: string): Promise<void> {
  const { renderRoot } = host;
  // Who was asked about so far.
  const seat = renderRoot.querySelector<HTMLElement>('.seat.sel:not([aria-disabled=true])');
  const byKeyboard = event instanceof KeyboardEvent || (event instanceof UIEvent && event.detail === 0);
  const pressed = event.currentTarget instanceof HTMLElement ? event.currentTarget : undefined;
  const wasDigit = event instanceof KeyboardEvent && /^\d$/.test(event.key);
  await host.updateComplete;
  // A row is often far below the tray in which it is corrected.
  if (pressed?.matches('.rowb')) renderRoot.querySelector('.tray')?.scrollIntoView({ block: 'nearest' });
  if (!byKeyboard) return;
  const focused = host.shadowRoot?.activeElement;
  const asksAbout = focused?.matches('.seat, .rowb') && renderRoot.querySelector(questions);
  if (!wasDigit && focused && pressed?.isConnected !== false && !asksAbout) return;
  const all = (selector: string) => [...renderRoot.querySelectorAll<HTMLElement>(selector)];
  const openers = all('.btn').filter(({ textContent }) => opener !== undefined && textContent.trim() === opener);
  const likely = (wasDigit ? ['.main'] : wanted).flatMap(all);
  const others = [...(seat ? [seat] : []), ...all(':is(button.seat, .btn):not([aria-disabled=true])')];
  // A panel may stand in the place of the table.
  [...openers, ...likely, ...others].find((one) => one.checkVisibility())?.focus();
}
