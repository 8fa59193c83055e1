import type { PerSeat, Seat } from '../../engine/seat.js';
import type { Kit, Scene } from './kit.js';
import { wordsOf } from './session-words.js';

const seats: readonly Seat[] = [0, 1, 2, 3];

/** The running totals as a table, with the round that each row follows. */
export function totalsTable(kit: Kit, { script }: Scene, totals: readonly PerSeat<number>[]) {
  const { html, winds, signOf } = kit;
  const words = wordsOf(kit);
  return html`<details>
    <summary class="btn quiet">${words.asTable}</summary>
    <div class="scroll" role="region" aria-label=${words.running} tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">${words.round}</th>
            ${seats.map(
              (seat) => html`<th scope="col"><span class="cut">${winds[seat]} ${script.name(seat)}</span></th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${totals.slice(1).map(
            (sums, index) =>
              html`<tr>
                <th scope="row">${index + 1}</th>
                ${sums.map((points) => html`<td class=${signOf(points)}>${script.signed(points)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}

export const styles = ({ css }: Pick<Kit, 'css'>) => css`
  .chart summary.btn {
    padding-inline-start: 0;
    font-size: var(--sm);
  }
  .chart summary::after {
    content: '▾';
  }
  .chart [open] > summary::after {
    content: '▴';
  }
  .chart .scroll {
    overflow-x: auto;
    font-size: var(--sm);
  }
  .chart .scroll table {
    width: 100%;
    border-collapse: collapse;
    white-space: nowrap;
  }
  .chart .scroll :is(th, td) {
    padding: 0.3em 0 0.3em 0.75em;
    border-block-start: 1px solid var(--ms-line);
    text-align: end;
    font-weight: 600;
  }
  .chart .scroll th {
    color: var(--muted);
  }
  .chart .scroll th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  .chart .scroll .cut {
    display: inline-block;
    max-width: min(7em, 14cqi);
    vertical-align: bottom;
  }
`;
