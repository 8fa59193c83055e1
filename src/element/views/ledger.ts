import { html, nothing, type TemplateResult } from 'lit';
import { netOf } from '../../engine/net.js';
import type { RoundEvent } from '../../engine/rulesets/index.js';
import { seats, type PerSeat } from '../../engine/seat.js';
import type { Script } from '../../locales/words.js';
import { entryAt, linesOf, paymentsOf, tell, why, type Scene } from '../scene.js';
import { isLong, signOf, winds } from '../text.js';

/** Each entry of the round with its payments, each payment with its sum; then what they add up to. */
export function ledger(s: Scene): TemplateResult {
  const { entry, game, rules, script, ui } = s;
  const { error, rounds, settlement } = game.session;
  return html`<div class="ledger" part="ledger" role="group" aria-label=${ui.ledger}>
    <h3>${ui.ledger} <span class="num">${rules.summary(settlement.options, script)}</span></h3>
    <ol>
      ${entry.entries.map((event, index) => row(s, event, index))}
    </ol>
    ${total(s, error ? ui.counted : ui.thisRound, rounds[entry.shown]?.balances ?? [0, 0, 0, 0])}
    ${game.record.rounds.length > 1 ? total(s, ui.session, settlement.balances) : nothing}
  </div>`;
}

/** The last entry that counts, for those who hear the page: it is told when it is recorded, corrected or taken back. */
export function announcement(s: Scene): TemplateResult {
  const { entry, ui } = s;
  const { told, payments = [] } = entryAt(s, entry.counted - 1) ?? {};
  const said = told && [`${ui.entryNumber(entry.counted)}: ${told.lead}${told.rest}`, ...linesOf(s, payments)];
  return html`<p class="vh" role="status">${said?.join('. ') ?? ui.noEntry}</p>`;
}

/** Four numbers that add up to nothing, with what they are worth if `money` is given. */
export function fourNumbers({ script }: Scene, numbers: PerSeat<number>, money?: Script['money']): TemplateResult {
  const worth = money ? numbers.map((points) => money(points)) : [];
  const isHuge = numbers.some(isLong) || worth.some(({ length }) => length > 8);
  const isWide = numbers.some((points) => script.signed(points).length > 3);
  return html`<span class="d4 ${isHuge ? 'huge' : isWide ? 'wide' : ''}"
    >${seats.map(
      (seat) =>
        html`<i class=${signOf(numbers[seat])}
          ><small>${winds[seat]}</small> ${script.signed(numbers[seat])}
          ${money ? html`<span class="worth">${worth[seat]}</span>` : nothing}</i
        > `,
    )}</span
  >`;
}

export function total(s: Scene, label: string, numbers: PerSeat<number>): TemplateResult {
  return html`<div class="total">
    <b>${label} <span class="muted sm">${s.ui.sumZero}</span></b
    >${fourNumbers(s, numbers, s.script.money)}
  </div>`;
}

function row(s: Scene, event: RoundEvent, index: number): TemplateResult {
  const { act, entry, game, light, lit, locked, ui, walk } = s;
  const { session } = game;
  const round = session.rounds[entry.shown];
  const { counted, isCorrecting, place } = entry;
  const { lead, rest } = tell(s, round ?? entry.round, event, index);
  const payments = paymentsOf(round, index);
  const isWrong = index === counted && round !== undefined;
  const isOpen = isCorrecting && index >= place.index && index < place.index + place.replaces;
  const isNext = entry.isInserting && index === place.index;
  const state = isNext ? 'next' : index < counted ? '' : isWrong ? 'err' : 'skip';
  const isHere = walk?.here?.event === index;
  const correct = act(() => {
    entry.correct(index);
  });
  return html`<li>
    <button
      type="button"
      class="rowb ${state} ${isOpen || isHere || (lit === index && !walk) ? 'now' : ''}"
      aria-pressed=${walk ? nothing : isOpen}
      aria-current=${isHere ? 'step' : nothing}
      aria-disabled=${locked && !walk}
      @click=${walk ? walk.goTo(index) : correct}
      @pointerenter=${light(index)}
      @pointerleave=${light()}
      @focus=${light(index)}
      @blur=${light()}
    >
      <span class="no">${index + 1}</span>
      <span class="what"
        ><b>${lead}</b>${rest} ${linesOf(s, payments).map((line) => html`<small>${line}</small>`)}
        ${event.note === undefined ? nothing : html`<small class="note">${event.note}</small>`}
        ${isWrong && session.error ? html`<span class="why">⚠ ${why(s, session.error)}</span>` : nothing}
        ${state === 'skip' ? html`<small>${ui.waits(index + 1, counted + 1)}</small>` : nothing}
      </span>
      ${payments.length > 0 ? fourNumbers(s, netOf(payments)) : nothing}
    </button>
  </li>`;
}
