import type { OptionField, OptionValue } from '../../engine/rulesets/ruleset.js';
import type { Payment } from '../../engine/rulesets/index.js';
import type { Kit, Scene } from './kit.js';

/** Every option that the page leaves open. Changes hold for the next game; re-settling this one is a choice of its own. */
export function panel(kit: Kit, scene: Scene) {
  const { html, nothing, button } = kit;
  const { act, game, open, words } = scene;
  const { ui } = words;
  const { ruleset, locks, session, pending } = game;
  const fields = Object.entries(ruleset.options);
  const isOpen = ([name]: readonly [string, OptionField]) => !(name in locks.options);
  const locked = fields.filter((one) => !isOpen(one));
  const drop = act(() => {
    game.choose(undefined);
  });
  const resettle = act(() => {
    game.resettle();
  });
  return html`<section class="panel" aria-label=${ui.houseRules}>
    <header>
      <h2>${ui.houseRules}</h2>
      ${button('✕', open(undefined), { className: 'icon quiet', label: ui.close })}
    </header>
    ${fields.filter(isOpen).map(([name, field]) => row(kit, scene, name, field))}
    ${locked.length > 0 ? html`<p>${locked.map(([name]) => label(scene, name)).join('; ')}: ${ui.locked}</p>` : nothing}
    ${
      pending
        ? html`<p role="status">${ui.pending}</p>
            ${changes(
              kit,
              scene,
              game.under(pending).settlement.rounds.map(({ payments }) => payments),
            )}
            <div class="actions">
              ${button(ui.discard, drop)} ${button(ui.resettle, resettle, { className: 'main' })}
            </div>`
        : html`<p>${session.rounds.length > 0 ? ui.nextGame : nothing}</p>`
    }
  </section>`;
}

function label({ rules }: Scene, name: string): string {
  return rules.options[name]?.label ?? name;
}

function row({ html }: Kit, scene: Scene, name: string, field: OptionField) {
  const { act, game, locked, rules, words } = scene;
  const { ui } = words;
  const inForce = { ...game.session.settlement.options, ...game.pending };
  const value = inForce[name];
  const choose = (next: OptionValue, event: Event) => {
    act(() => {
      game.choose({ ...inForce, [name]: next });
    })(event);
  };
  if (field.kind === 'integer') {
    const change = (event: Event) => {
      const input = event.currentTarget;
      if (input instanceof HTMLInputElement && input.reportValidity()) choose(input.valueAsNumber, event);
    };
    return html`<label class="field"
      ><span>${label(scene, name)}</span>
      <input
        type="number"
        inputmode="numeric"
        required
        step="1"
        min=${field.min}
        max=${field.max}
        .value=${String(value)}
        ?disabled=${locked}
        @change=${change}
    /></label>`;
  }
  const values: readonly OptionValue[] = field.kind === 'choice' ? field.values : [true, false];
  const text = (one: OptionValue) =>
    rules.options[name]?.values?.[String(one)] ?? (one === true ? ui.yes : one === false ? ui.no : String(one));
  const change = (event: Event) => {
    const select = event.currentTarget;
    const next = select instanceof HTMLSelectElement ? values[select.selectedIndex] : undefined;
    if (next !== undefined) choose(next, event);
  };
  return html`<label class="field"
    ><span>${label(scene, name)}</span>
    <select ?disabled=${locked} @change=${change}>
      ${values.map((one) => html`<option ?selected=${one === value}>${text(one)}</option>`)}
    </select></label
  >`;
}

/** What re-settling would change, payment by payment. */
function changes({ html, nothing, linesOf }: Kit, scene: Scene, after: readonly (readonly Payment[])[]) {
  const { game, script, words } = scene;
  const { ui } = words;
  const { rounds } = game.session;
  const texts = (payments: readonly Payment[] = []) =>
    linesOf(scene, payments).map(
      ({ from, to, points, reason }) =>
        `${ui.pays(script.names(from), script.names(to), script.points(points), from.length + to.length > 2)}: ${reason}`,
    );
  const rows = rounds.flatMap(({ events, payments }, round) =>
    events.flatMap((_, index) => {
      const isHere = ({ event }: Payment) => event === index;
      const before = texts(payments.filter(isHere));
      const then = texts(after[round]?.filter(isHere));
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
    ? html`<p>${ui.preview}</p>
        <ol>
          ${rows}
        </ol>`
    : html`<p>${ui.noChange}</p>`;
}
