import type { OptionField, OptionValues } from '../../engine/rulesets/ruleset.js';
import type { Session } from '../../engine/session.js';
import { panels as english } from '../../locales/en/panels.js';
import { changes } from './changes.js';
import type { Kit, Scene, Visit } from './kit.js';
import { optionField, optionLabel } from './option-field.js';

/** Visits in which this game was re-settled last. */
const resettled = new WeakSet<Visit>();

/** Every option that the page leaves open. Changes hold for the next game; re-settling this one is a choice of its own. */
export function panel(kit: Kit, scene: Scene) {
  const { html, nothing, words = english, button } = kit;
  const { act, game, open, ui } = scene;
  const { ruleset, locks, pending, record } = game;
  const fields = Object.entries(ruleset.options);
  const locked = fields.filter(([name]) => name in locks.options);
  const drop = act(() => {
    game.pending = undefined;
  });
  const resettle = act(() => {
    resettled.add(kit.visit);
    game.pending = undefined;
    game.edit({ options: pending ?? {} });
  });
  return html`<section class="panel" aria-label=${ui.houseRules}>
    <header>
      <h2>${ui.houseRules}</h2>
      ${button('✕', open(), { className: 'icon quiet', label: ui.close })}
    </header>
    <div class="actions">${button(ui.rulesAndTables, open('rules'))}</div>
    ${fields.filter((one) => !locked.includes(one)).map(([name, field]) => row(kit, scene, name, field))}
    ${
      locked.length > 0
        ? html`<p>${locked.map(([name]) => optionLabel(kit, scene, name)).join('; ')}: ${words.locked}</p>`
        : nothing
    }
    <p role="status">${told(kit, scene) ?? nothing}</p>
    ${
      pending
        ? html`${preview(kit, scene, kit.replay({ ...record, options: { ...pending, ...locks.options } }))}
            <div class="actions">
              ${button(words.discard, drop)} ${button(words.resettle, resettle, { className: 'main' })}
            </div>`
        : nothing
    }
  </section>`;
}

/** What a change would do, or has done. */
function told({ visit, words = english }: Kit, { game: { pending, session }, locked }: Scene): string | undefined {
  if (locked) return undefined;
  if (pending) return words.pending;
  if (resettled.has(visit)) return words.resettled;
  return session.rounds.length > 0 ? words.nextGame : undefined;
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
  const { act, locked } = scene;
  const chosen = chosenOptions(scene);
  return optionField(kit, scene, name, field, {
    value: chosen[name],
    isDisabled: locked,
    choose(next, event) {
      act(() => {
        resettled.delete(kit.visit);
        chooseOptions(scene, { ...chosen, [name]: next });
      })(event);
    },
  });
}

/** What re-settling would change, payment by payment. */
function preview(kit: Kit, scene: Scene, after: Session) {
  const { html, words = english } = kit;
  const rows = changes(kit, scene, scene.game.session, after);
  return rows.length > 0
    ? html`<p>${words.preview}</p>
        <ol>
          ${rows}
        </ol>`
    : html`<p>${words.noChange}</p>`;
}
