import { html, nothing, type TemplateResult } from 'lit';
import type { Choice, SeatDraft } from '../draft.js';
import type { Scene } from '../scene.js';
import { winds } from '../text.js';
import { button, cancel, corrections, hint, shell, who } from './parts.js';

/** Which event of the tapped seat? For each, a row of ways and a row of those it may be about. */
export function pick(scene: Scene, { seat, unfolded }: SeatDraft): TemplateResult {
  const { entry, rules, script, words } = scene;
  const { point } = entry;
  const choices = unfolded ? point.unfold(seat, unfolded) : point.choices(seat);
  const types = [...new Set(choices.map(({ event }) => event.type))];
  const rows = types.map((type) => {
    const mine = choices.filter(({ event }) => event.type === type);
    const named = unfolded ? [] : mine.filter((choice) => wayOf(scene, choice) !== undefined);
    const about = mine.filter((choice) => !named.includes(choice));
    const title = unfolded ? wayOf(scene, unfolded) : rules.entry[type]?.title;
    return html`${named.length > 0 ? row(scene, title, title, named) : nothing}
    ${about.length > 0 ? row(scene, unfolded ? title : words.ui.from, `${title ?? ''}, ${words.ui.from}`, about) : nothing}`;
  });
  return shell(
    words.ui.entry,
    html`<div>${who(seat, script.name(seat))} ${corrections(scene)} ${cancel(scene, true)}</div>
      ${rows} ${entry.notice ? hint(scene, '') : nothing}`,
  );
}

function wayOf({ rules }: Scene, { event, words }: Choice): string | undefined {
  return words === undefined ? undefined : rules.entry[event.type]?.ways?.[words];
}

function row(scene: Scene, label: unknown, name: string | undefined, choices: readonly Choice[]): TemplateResult {
  const { act, entry, locked } = scene;
  return html`<div class="pick" role="group" aria-label=${name ?? ''}>
    <span class="label" aria-hidden="true">${label}</span>
    ${choices.map((choice) => {
      const take = act(() => {
        entry.choose(choice);
      });
      const { refused, chosen } = choice;
      return button(chip(scene, choice), take, { disabled: locked || !!refused, ...(chosen && { pressed: true }) });
    })}
  </div>`;
}

function chip(scene: Scene, choice: Choice): unknown {
  const { script, words } = scene;
  const way = wayOf(scene, choice);
  const { from } = choice;
  if (from === undefined) return way;
  const name = script.name(from);
  const hasName = way === undefined || scene.entry.draft.step !== 'seat' || scene.entry.draft.unfolded !== undefined;
  return hasName
    ? html`<i class="mini" aria-hidden="true">${winds[from]}</i><span class="cut">${name}</span>`
    : html`<span class="wrapped">${words.ui.rare(name, way)}</span>`;
}
