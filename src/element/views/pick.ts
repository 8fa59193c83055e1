import { html, nothing, type TemplateResult } from 'lit';
import { seats } from '../../engine/seat.js';
import type { Choice, DraftAt } from '../draft.js';
import type { PlayScene } from '../scene.js';
import { button, who } from './parts.js';
import { cancel, corrections, hint, shell } from './tray-parts.js';

/** Which event of the tapped seat? For each, a row of ways and a row of those it may be about. */
export function pick(s: PlayScene, { seat, folded, items }: DraftAt<'seat'>): TemplateResult {
  const { entry, rules, script, ui } = s;
  const choices = folded?.variants ?? entry.point.choices(seat);
  const rows = [...new Set(choices.map(({ said }) => said.type))].map((type) => {
    const mine = choices.filter(({ said }) => said.type === type);
    const named = mine.filter((choice) => !folded && wayOf(s, choice) !== undefined);
    const title = (folded ? wayOf(s, folded) : rules.entry[type]?.title) ?? '';
    return [
      row(s, title, title, named),
      row(
        s,
        ui.from,
        `${title}, ${ui.from}`,
        mine.filter((choice) => !named.includes(choice)),
      ),
    ];
  });
  return shell(
    s,
    html`<div>
        ${entry.notice ? hint(s, nothing) : who(seat, script)}
        ${folded ? html`<span class="cut muted">${wayOf(s, folded)}</span>` : nothing}
        ${items ? nothing : corrections(s)} ${cancel(s)}
      </div>
      ${rows}`,
  );
}

/** The name of a way, where it is more than whom it is about. */
export function wayOf({ rules }: PlayScene, { said, words }: Choice): string | undefined {
  return words === undefined ? undefined : rules.entry[said.type]?.ways?.[words];
}

function row(s: PlayScene, label: string, name: string, choices: readonly Choice[]) {
  const { act, entry } = s;
  if (choices.length === 0) return nothing;
  // Each seat has a slot of its own, so that a seat's chip stands in the same place whoever acts.
  const slots = choices.some(({ from }) => from === undefined) || choices.length < 3 ? choices : bySeat(choices);
  return html`<div class="pick" role="group" aria-label=${name}>
    <span class="label" aria-hidden="true">${label}</span>
    ${slots.map((choice) => {
      if (!choice) return html`<span class="slot"></span>`;
      const take = act(() => {
        entry.choose(choice);
      });
      return button(chip(s, choice), take, { dim: !!choice.refused, pressed: choice.chosen || undefined });
    })}
  </div>`;
}

function bySeat(choices: readonly Choice[]): readonly (Choice | undefined)[] {
  return seats.map((seat) => choices.find(({ from }) => from === seat));
}

function chip(s: PlayScene, choice: Choice): unknown {
  const way = wayOf(s, choice);
  const { draft } = s.entry;
  const isFolded = draft.step === 'seat' && draft.folded !== undefined;
  const { from } = choice;
  if (from === undefined) return way;
  const name = s.script.name(from);
  if (way === undefined || isFolded) return html`<span class="cut">${name}</span>`;
  // A long name is shortened, not the way that follows it.
  const text = s.ui.rare(name, way);
  const end = text.indexOf(name) + name.length + 1;
  return html`<span class="wrapped"
    ><span class="cut">${text.slice(0, end)}</span> <span>${text.slice(end)}</span></span
  >`;
}
