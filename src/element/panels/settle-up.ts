import type { Money } from '../../engine/money.js';
import { clear, type Clearing } from '../../engine/settle-up.js';
import { settleUp as english } from '../../locales/en/settle-up.js';
import type { SettleUpWords } from '../../locales/panel-words.js';
import type { Kit, Scene } from './kit.js';
import { moneyForm } from './money-form.js';

type Write = (amount: string) => string;

/** What each seat owes or is owed, the fewest payments that clear it, and why fewer could not. */
export function panel(kit: Kit, scene: Scene) {
  const { html, nothing, button } = kit;
  const words = wordsOf(kit);
  const { game, open, script, ui } = scene;
  const { money } = game.record;
  const { rounds, settlement } = game.session;
  const clearing = clear(settlement.balances, money);
  const write = writer(scene, words, money);
  const last = rounds.at(-1);
  return html`<section class="panel settle-up" aria-label=${ui.settleUp}>
    <header>
      <h2 tabindex="-1">${ui.settleUp}</h2>
      ${button('✕', open(), { className: 'icon quiet', label: ui.close })}
    </header>
    <ul>
      ${clearing.sums.map((one) => sum(kit, scene, one, clearing, write))}
    </ul>
    ${last && last.phase !== 'settled' && last.events.length > 0 ? html`<p>${words.open(rounds.length)}</p>` : nothing}
    <h3>
      ${words.payments}
      ${money ? html`<span>${words.rate(script.currency(money.pointValue, money.currency))}</span>` : nothing}
    </h3>
    <ol>
      ${clearing.transfers.map(({ from, to, amount }) => {
        const label = words.pays(script.name(from), script.name(to), write(amount));
        return html`<li>
          <div class="line pay" role="img" aria-label=${label}>
            ${kit.who(from, script)} <b class="lane"><span>${write(amount)}</span></b> ${kit.who(to, script)}
          </div>
        </li>`;
      })}
    </ol>
    <p>${why(scene, words, clearing)} ${rounding(scene, words, clearing, write)}</p>
    ${moneyForm(kit, scene, words)}
  </section>`;
}

function wordsOf({ words }: Kit): SettleUpWords {
  return words?.settleUp ?? english;
}

/** Writes an amount, whatever its sign: in money, or in points. */
function writer({ script }: Scene, words: SettleUpWords, money: Money | undefined): Write {
  return (amount) => {
    const size = amount.replace('-', '');
    return money ? script.currency(size, money.currency) : words.points(script.points(Number(size)), Number(size));
  };
}

/** A seat's balance, and what of it is to be paid. */
function sum(kit: Kit, { game, script }: Scene, one: Clearing['sums'][number], { isCut }: Clearing, write: Write) {
  const { html, nothing, signOf, who } = kit;
  const words = wordsOf(kit);
  const { seat, amount } = one;
  const points = game.session.settlement.balances[seat];
  const due =
    Number(amount) > 0 ? words.owed(write(amount)) : Number(amount) < 0 ? words.owes(write(amount)) : words.even;
  return html`<li class="line">
    ${who(seat, script)} ${script.money ? html`<b class=${signOf(points)}>${script.signed(points)}</b>` : nothing}
    ${isCut && points !== 0 && script.money ? html`<span class="muted sm">${script.money(points)}</span>` : nothing}
    <span class="due">${due}</span>
  </li>`;
}

/** Why no fewer payments could do. */
function why({ script }: Scene, words: SettleUpWords, { groups }: Clearing): string {
  const [first = [], second] = groups;
  if (second) return words.pairs(script.names(first), script.names(second));
  if (first.length > 2) return words.linked(first.length);
  return first.length > 0 ? words.pair(script.names(first)) : words.nobody;
}

/** What was cut off, and who took on what was then missing. */
function rounding({ game, script }: Scene, words: SettleUpWords, clearing: Clearing, write: Write): string {
  const { isCut, adjusted } = clearing;
  if (!isCut) return '';
  const unit = write(clearing.unit);
  const [first] = adjusted;
  if (first === undefined) return words.cut(unit);
  const isOwed = game.session.settlement.balances[first] > 0;
  return `${words.cut(unit)} ${words.more(script.names(adjusted), adjusted.length, isOwed, unit)}`;
}

export const styles = ({ css }: Pick<Kit, 'css'>) => css`
  .settle-up .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em 0.75em;
    min-height: var(--row);
    padding-block: 0.25em;
  }
  .pay.line {
    flex-wrap: nowrap;
  }
  .pay .who {
    flex: 1 1 0;
  }
  .settle-up h3 > span {
    font-weight: 400;
  }
  .due {
    margin-inline-start: auto;
  }
  .lane {
    display: flex;
    align-items: center;
    min-width: 0;
    color: var(--ms-accent);
  }
  .lane > span {
    padding: 0.05em 0.6em;
    border-radius: 1em;
    background: var(--ms-accent);
    color: var(--ms-on-accent);
    font-size: 0.875em;
    overflow-wrap: anywhere;
  }
  .lane::before {
    content: '';
    width: clamp(0.5em, 1.6cqi, 2em);
    height: 2px;
    background: currentColor;
  }
  .lane::after {
    content: '';
    margin-inline-start: 0.15em;
    border: solid transparent;
    border-width: 0.32em 0 0.32em 0.5em;
    border-inline-start-color: currentColor;
  }

  @container ms (max-width: 20em) {
    .settle-up .line {
      column-gap: 0.4em;
    }
    .settle-up .who {
      gap: 0.3em;
      font-size: var(--sm);
    }
  }
`;
