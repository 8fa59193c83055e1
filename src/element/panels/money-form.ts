import type { RecordError } from '../../engine/errors.js';
import type { Money } from '../../engine/money.js';
import type { SettleUpWords } from '../../locales/panel-words.js';
import type { Kit, Scene, Visit } from './kit.js';

/** What was wrong with the last try. */
const refused = new WeakMap<Visit, RecordError>();

const fields = [
  { name: 'pointValue', inputmode: 'decimal' },
  { name: 'currency', inputmode: 'text' },
] as const;

/** What a point is worth, for players to set and to clear unless the page has set it. */
export function moneyForm(kit: Kit, scene: Scene, words: SettleUpWords) {
  const { html, nothing, visit } = kit;
  const { act, game, locked } = scene;
  const { money } = game.record;
  if (locked) return nothing;
  if (isOfPage(scene)) return html`<p>${words.locked}</p>`;
  const wrong = refused.get(visit)?.path.split('/').at(-1);
  const submit = (event: Event) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(form instanceof HTMLFormElement)) return;
    const given = Object.fromEntries(new FormData(form));
    act(() => {
      set(kit, scene, given);
    })(event);
    const path = refused.get(visit)?.path.split('/').at(-1);
    form.querySelector<HTMLInputElement>(`[name=${path}]`)?.focus();
  };
  const clear = act(() => {
    refused.delete(visit);
    game.edit({ money: undefined });
  });
  return html`<form novalidate @submit=${submit}>
    <h3>${words.money}</h3>
    ${fields.map(
      ({ name, inputmode }) =>
        html`<label class="field"
            ><span>${words[name]}</span>
            <input
              name=${name}
              inputmode=${inputmode}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck="false"
              .value=${money?.[name] ?? ''}
              aria-invalid=${wrong === name}
              aria-describedby=${wrong === name ? 'wrong' : nothing}
          /></label>
          ${wrong === name ? html`<p class="why" id="wrong" role="alert">${message(words, name)}</p>` : nothing}`,
    )}
    <div class="actions">
      ${money ? kit.button(words.clear, clear) : nothing}
      <button class="btn main">${words.use}</button>
    </div>
  </form>`;
}

function message(words: SettleUpWords, name: keyof Money): string {
  return name === 'currency' ? words.badCurrency : words.badPointValue;
}

/** Whether the page has filled in what the record leaves out. */
function isOfPage({ game: { locks, record } }: Scene): boolean {
  const [own, pages] = [record.money, locks.money];
  return pages !== undefined && own?.pointValue === pages.pointValue && own.currency === pages.currency;
}

function set(kit: Kit, { game }: Scene, given: Readonly<Record<string, unknown>>): void {
  const [pointValue, currency] = [given.pointValue, given.currency].map((one) => String(one).trim());
  // Many keyboards for numbers have no point.
  const { locks, error } = kit.judge({ pointValue: pointValue?.replace(',', '.'), currency }, game.ruleset.id);
  if (error) refused.set(kit.visit, error);
  else refused.delete(kit.visit);
  const { money } = locks;
  if (money && JSON.stringify(money) !== JSON.stringify(game.record.money)) game.edit({ money });
}
