import { html, nothing, type TemplateResult } from 'lit';
import { dealing, groupsOf, tell, type Scene, type WalkScene } from '../scene.js';
import { fourNumbers } from './ledger.js';
import { button } from './parts.js';

/** More marks than these would be a line. */
const mostTicks = 24;

/** What happened at this step, in words and sums, and the way to the others. */
export function story(s: Scene, walk: WalkScene): TemplateResult {
  const { ui } = s;
  const { here, isPlaying, last, step, go, toggle } = walk;
  const note = here?.event === undefined ? undefined : here.round.events[here.event]?.note;
  const scrub = ({ currentTarget }: Event) => {
    if (currentTarget instanceof HTMLInputElement) go(currentTarget.valueAsNumber)();
  };
  const move = (sign: string, label: string, to: number) =>
    button(sign, go(to), { className: 'icon quiet', label, dim: to < 0 || to > last || to === step });
  const place = ui.stepOf(step, last);
  return html`<div class="side story" part="story" role="group" aria-label=${ui.explanation}>
    <div class="walk">
      ${button('‹', go(step - 1), { className: 'icon', label: ui.previous, dim: step === 0 })}
      <div class="scrub">
        <ol class="ticks" aria-hidden="true">
          ${last < mostTicks ? Array.from({ length: last + 1 }, () => html`<li></li>`) : nothing}
        </ol>
        <input
          type="range"
          min="0"
          max=${last}
          .value=${String(step)}
          aria-label=${ui.step}
          aria-valuetext=${place}
          @input=${scrub}
        />
      </div>
      ${button('›', go(step + 1), { className: 'icon', label: ui.next, dim: step === last })}
    </div>
    <div class="walk">
      <span class="muted sm num">${place}</span>
      <span class="grow"></span>
      ${move('⇤', ui.first, 0)}
      ${button(isPlaying ? '❚❚' : '►', toggle, { className: 'icon quiet', label: isPlaying ? ui.pause : ui.play, dim: last === 0 })}
      ${move('⇥', ui.last, last)}
    </div>
    <div aria-live="polite">
      <h3>${sentence(s, walk)}</h3>
      ${note === undefined ? nothing : html`<p class="note">${note}</p>`} ${sums(s, walk)} ${standing(s, walk)}
    </div>
    ${walk.aside}
    <div>${button(ui.share, s.open('share'), { className: 'quiet' })}</div>
  </div>`;
}

function sentence(s: Scene, { here }: WalkScene): unknown {
  const { rules, ui } = s;
  if (!here) return ui.noEntry;
  const { event, now, part, round } = here;
  const entry = event === undefined ? undefined : round.events[event];
  if (event === undefined || !entry) return ui.begins(dealing(s, round));
  // Later payments of an entry are told by their rule.
  const [first] = now;
  if (part > 0 && first) return html`<span class="rule-name">${rules.rules[first.rule]}</span>`;
  const { lead, rest } = tell(s, round, entry, event);
  return lead + rest;
}

/** What everyone had in this round before the step and has after it, where that differs. */
function standing(s: Scene, { here }: WalkScene): unknown {
  if (!here || here.now.length === 0) return nothing;
  const { ui } = s;
  return html`<dl class="standing">
    <dt>${ui.before}</dt>
    <dd>${fourNumbers(s, here.before)}</dd>
    <dt>${ui.after}</dt>
    <dd>${fourNumbers(s, here.after)}</dd>
  </dl>`;
}

/** Each payment with its sum, numbers and signs large. */
function sums(s: Scene, { here }: WalkScene): unknown {
  const { script, ui } = s;
  const groups = groupsOf(s, here?.now ?? []);
  if (groups.length === 0) return nothing;
  return html`<ul class="sum">
    ${groups.map(({ from, to, points, reason, payers }) => {
      const amount = script.points(points);
      const all = script.points(points * payers);
      // Numbers before the colon are no part of the sum.
      const start = reason.indexOf(':') + 1;
      // Large ones may need a line for the result.
      const parts = reason
        .slice(start)
        .replaceAll('\u00a0=', ' =')
        .split(/([-+−×=÷]\s|[\d.,]*\d[⁰¹²³⁴⁵⁶⁷⁸⁹]*)/);
      return html`<li>
        <b>${from} → ${to}</b> <span>${payers > 1 ? ui.inAll(amount, all) : amount}</span>
        <p>${reason.slice(0, start)}${parts.map((part, at) => (at % 2 ? html`<b>${part}</b>` : part))}</p>
      </li>`;
    })}
  </ul>`;
}
