import type { OptionField, OptionValue, OptionValues } from '../../engine/rulesets/ruleset.js';
import type { Payment } from '../../engine/rulesets/index.js';
import type { Session } from '../../engine/session.js';
import { panels as english } from '../../locales/en/panels.js';
import type { Kit, Scene } from './kit.js';

/** Every option that the page leaves open. Changes hold for the next game; re-settling this one is a choice of its own. */
export function panel(kit: Kit, scene: Scene) {
  const { html, nothing, words = english, button } = kit;
  const { act, game, open, ui } = scene;
  const { ruleset, locks, pending, record, session } = game;
  const fields = Object.entries(ruleset.options);
  const locked = fields.filter(([name]) => name in locks.options);
  const drop = act(() => {
    game.pending = undefined;
  });
  const resettle = act(() => {
    game.pending = undefined;
    game.edit({ options: pending ?? {} });
  });
  return html`<section class="panel" aria-label=${ui.houseRules}>
    <header>
      <h2>${ui.houseRules}</h2>
      ${button('✕', open(), { className: 'icon quiet', label: ui.close })}
    </header>
    ${fields.filter((one) => !locked.includes(one)).map(([name, field]) => row(kit, scene, name, field))}
    ${
      locked.length > 0
        ? html`<p>${locked.map(([name]) => labelOf(kit, scene, name)).join('; ')}: ${words.locked}</p>`
        : nothing
    }
    <p role="status">${pending ? words.pending : session.rounds.length > 0 ? words.nextGame : nothing}</p>
    ${
      pending
        ? html`${changes(kit, scene, kit.replay({ ...record, options: { ...pending, ...locks.options } }))}
            <div class="actions">
              ${button(words.discard, drop)} ${button(words.resettle, resettle, { className: 'main' })}
            </div>`
        : nothing
    }
  </section>`;
}

function optionWords({ words = english }: Kit, { game }: Scene, name: string) {
  return words.options[game.ruleset.id]?.[name];
}

function labelOf(kit: Kit, scene: Scene, name: string): string {
  return optionWords(kit, scene, name)?.label ?? name;
}

/** The options of the next game. */
function chosenOptions({ game: { ruleset, locks, pending, session } }: Scene): OptionValues {
  if (!pending) return session.settlement.options;
  const defaults = Object.entries(ruleset.options).map(([name, field]) => [name, field.default] as const);
  return { ...Object.fromEntries(defaults), ...pending, ...locks.options };
}

/** Before the first entry the next game is this one. */
function chooseOptions({ game }: Scene, chosen: OptionValues): void {
  const { locks, record, ruleset, session } = game;
  const names = Object.keys(ruleset.options);
  // A record holds neither the ruleset's defaults nor what the page decides.
  const needed = names.filter((name) => chosen[name] !== ruleset.options[name]?.default && !(name in locks.options));
  const own = Object.fromEntries(needed.map((name) => [name, chosen[name] ?? '']));
  const isNew = names.some((name) => chosen[name] !== session.settlement.options[name]);
  const hasBegun = record.rounds.some(({ events }) => events.length > 0);
  game.pending = isNew && hasBegun ? own : undefined;
  if (isNew && !hasBegun) game.edit({ options: own });
}

function row(kit: Kit, scene: Scene, name: string, field: OptionField) {
  const { html, words = english } = kit;
  const { act, locked } = scene;
  const chosen = chosenOptions(scene);
  const choose = (next: OptionValue, event: Event) => {
    act(() => {
      chooseOptions(scene, { ...chosen, [name]: next });
    })(event);
  };
  if (field.kind === 'integer') {
    const change = (event: Event) => {
      const input = event.currentTarget;
      if (input instanceof HTMLInputElement && input.reportValidity()) choose(input.valueAsNumber, event);
    };
    return html`<label class="field"
      ><span>${labelOf(kit, scene, name)}</span>
      <input
        type="number"
        inputmode="numeric"
        required
        min=${field.min}
        max=${field.max}
        .value=${String(chosen[name])}
        ?disabled=${locked}
        @change=${change}
    /></label>`;
  }
  const values: readonly OptionValue[] = field.kind === 'choice' ? field.values : [true, false];
  const text = (one: OptionValue) =>
    optionWords(kit, scene, name)?.values?.[String(one)] ??
    (one === true ? words.yes : one === false ? words.no : String(one));
  const change = (event: Event) => {
    const select = event.currentTarget;
    const next = select instanceof HTMLSelectElement ? values[select.selectedIndex] : undefined;
    if (next !== undefined) choose(next, event);
  };
  return html`<label class="field"
    ><span>${labelOf(kit, scene, name)}</span>
    <select ?disabled=${locked} @change=${change}>
      ${values.map((one) => html`<option .selected=${one === chosen[name]}>${text(one)}</option>`)}
    </select></label
  >`;
}

/** What re-settling would change, payment by payment. */
function changes({ html, nothing, words = english, linesOf }: Kit, scene: Scene, after: Session) {
  const { game, ui } = scene;
  const { rounds } = game.session;
  const rows = rounds.flatMap(({ events, payments }, round) =>
    events.flatMap((_, index) => {
      const isHere = ({ event }: Payment) => event === index;
      const before = linesOf(scene, payments.filter(isHere));
      const then = linesOf(scene, after.rounds[round]?.payments.filter(isHere) ?? []);
      const gone = before.filter((line) => !then.includes(line));
      const added = then.filter((line) => !before.includes(line));
      if (gone.length + added.length === 0) return [];
      return html`<li class="change">
        <b>${rounds.length > 1 ? `${ui.round(round + 1)}, ` : nothing}${ui.entryNumber(index + 1)}</b>
        <span>${gone.map((line) => html`<del>${line}</del> `)}${added.map((line) => html`<ins>${line}</ins> `)}</span>
      </li>`;
    }),
  );
  return rows.length > 0
    ? html`<p>${words.preview}</p>
        <ol>
          ${rows}
        </ol>`
    : html`<p>${words.noChange}</p>`;
}
