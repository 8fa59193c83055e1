import { html, nothing, type TemplateResult } from 'lit';
import { netOf } from '../../engine/net.js';
import type { RoundEvent } from '../../engine/rulesets/index.js';
import { seats, type PerSeat } from '../../engine/seat.js';
import { linesOf, paymentsOf, tell, why, type Scene } from '../scene.js';
import { signOf, winds } from '../text.js';

/** Each entry of the round with its payments, each payment with its sum; then what they add up to. */
export function ledger(scene: Scene): TemplateResult {
  const { entry, game, rules, script, words } = scene;
  const { ui } = words;
  const { session, record } = game;
  const round = session.rounds[entry.shown];
  const events = record.rounds[entry.shown]?.events ?? [];
  const isWhole = !session.error;
  const isHuge = session.rounds.some(({ balances }) => balances.some((points) => Math.abs(points) >= 1e6));
  return html`<section class="ledger ${isHuge ? 'huge' : ''}" part="ledger" aria-label=${ui.ledger}>
    <h3>${ui.ledger} <span class="num">${rules.summary(session.settlement.options, script)}</span></h3>
    <ol>
      ${events.map((event, index) => row(scene, event, index))}
    </ol>
    <div class="total">
      <b>${isWhole ? ui.thisRound : ui.counted} <span class="muted sm">${ui.sumZero}</span></b>
      ${fourNumbers(scene, round?.balances ?? [0, 0, 0, 0])}
    </div>
    ${
      record.rounds.length > 1
        ? html`<div class="total">
            <b>${ui.session} <span class="muted sm">${ui.sumZero}</span></b>
            ${fourNumbers(scene, session.settlement.balances)}
          </div>`
        : nothing
    }
  </section>`;
}

/** Four numbers that add up to nothing. */
export function fourNumbers({ script }: Scene, numbers: PerSeat<number>): TemplateResult {
  return html`<span class="d4">
    ${seats.map(
      (seat) =>
        html`<i class=${signOf(numbers[seat])}><small>${winds[seat]}</small> ${script.signed(numbers[seat])}</i> `,
    )}
  </span>`;
}

function row(scene: Scene, event: RoundEvent, index: number): TemplateResult {
  const { act, entry, game, light, lit, script, words } = scene;
  const { ui } = words;
  const { session } = game;
  const counted = session.rounds[entry.shown];
  const legal = counted?.events.length ?? 0;
  const { lead, rest } = tell(scene, counted ?? entry.point.round, event, index);
  const payments = paymentsOf(counted, index);
  const state = index < legal ? '' : counted && index === legal ? 'err' : 'skip';
  const correct = act(() => {
    entry.correct(index);
  });
  const isOpen = entry.isCorrecting && index >= entry.place.index && index < entry.place.index + entry.place.replaces;
  return html`<li>
    <button
      type="button"
      class="rowb ${state} ${isOpen || lit === index ? 'now' : ''}"
      aria-pressed=${isOpen}
      aria-disabled=${scene.locked ? 'true' : 'false'}
      @click=${correct}
      @pointerenter=${light(index)}
      @pointerleave=${light(undefined)}
      @focus=${light(index)}
      @blur=${light(undefined)}
    >
      <span class="no">${index + 1}</span>
      <span class="what"
        ><b>${lead}</b>${rest}
        ${linesOf(scene, payments).map(
          ({ from, to, points, reason }) =>
            html`<small
              >${ui.pays(script.names(from), script.names(to), script.points(points), from.length + to.length > 2)}:
              ${reason}</small
            >`,
        )}
        ${event.note === undefined ? nothing : html`<small class="note">${event.note}</small>`}
        ${state === 'err' && session.error ? html`<span class="why">⚠ ${why(scene, session.error)}</span>` : nothing}
        ${state === 'skip' ? html`<small>${counted ? ui.waits(index + 1, legal + 1) : ui.notCounted}</small>` : nothing}
      </span>
      ${payments.length > 0 ? fourNumbers(scene, netOf(payments)) : nothing}
    </button>
  </li>`;
}
