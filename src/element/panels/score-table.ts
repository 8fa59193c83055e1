import type { Payment } from '../../engine/rulesets/index.js';
import { placeIn, type ScoreTable } from '../../engine/tables.js';
import type { HeadingWords, TableWords } from '../../locales/rules.js';
import type { Kit, Scene } from './kit.js';

/** A table that scrolls within itself. Rows and cells of these payments are marked. */
export function scoreTable(
  { html, nothing }: Kit,
  { script }: Scene,
  table: ScoreTable,
  words: TableWords,
  paid: readonly Payment[],
) {
  const { cells, columns, options, rows } = table;
  const marks = paid.map((payment) => placeIn(table, payment));
  const isNow = (row: number, column?: number) =>
    marks.some((mark) => mark.row === row && (column === undefined || mark.column === column));
  const current = (is: boolean) => (is ? 'true' : nothing);
  const text = (value: unknown) => (typeof value === 'number' ? script.points(value) : '–');
  const heads = grouped(columns.map((column) => words.column(column, options)));
  const line = ({ label, at }: Heading) =>
    html`<tr aria-current=${current(isNow(at))}>
      <th scope="row">${label}</th>
      ${columns.map(
        (_, column) => html`<td aria-current=${current(isNow(at, column))}>${text(cells[at]?.[column])}</td>`,
      )}
    </tr>`;
  return html`<div class="scroll" role="region" aria-label=${words.title(options)} tabindex="0">
    <table>
      <thead>
        <tr>
          <td rowspan="2"></td>
          ${heads.map(({ group, members }) =>
            group
              ? html`<th scope="colgroup" colspan=${members.length}>${group}</th>`
              : members.map(({ label }) => html`<th scope="col" rowspan="2">${label}</th>`),
          )}
        </tr>
        <tr>
          ${heads.map(({ group, members }) =>
            group ? members.map(({ label }) => html`<th scope="col">${label}</th>`) : nothing,
          )}
        </tr>
      </thead>
      ${grouped(rows.map((row) => words.row(row, options))).map(
        ({ group, members }) =>
          html`<tbody>
            ${
              group
                ? html`<tr>
                    <th scope="rowgroup" colspan=${columns.length + 1}><span>${group}</span></th>
                  </tr>`
                : nothing
            }
            ${members.map(line)}
          </tbody>`,
      )}
    </table>
  </div>`;
}

/** Whether a table shows any of these payments. */
export function isMarked(table: ScoreTable, paid: readonly Payment[]): boolean {
  return paid.some((payment) => placeIn(table, payment).row >= 0);
}

interface Heading {
  readonly label: string;
  /** Index of its row or column. */
  readonly at: number;
}

/** Neighbours that have a group in common, under one heading. */
function grouped(
  words: readonly HeadingWords[],
): { readonly group: string | undefined; readonly members: Heading[] }[] {
  const groups: ReturnType<typeof grouped> = [];
  for (const [at, { group, label }] of words.entries()) {
    const last = groups.at(-1);
    if (last && last.group === group) last.members.push({ label, at });
    else groups.push({ group, members: [{ label, at }] });
  }
  return groups;
}

export const tableStyles = ({ css }: Pick<Kit, 'css'>) => css`
  .rules .scroll {
    overflow-x: auto;
    font-size: var(--sm);
  }
  .rules table {
    border-collapse: collapse;
    min-width: 100%;
  }
  .rules :is(th, td) {
    min-width: 2.5em;
    padding: calc(var(--u) * 1.5) 0.3em;
    border-block-end: 1px solid var(--ms-line);
    font-weight: 400;
    text-align: end;
    vertical-align: baseline;
  }
  .rules thead > tr > * {
    color: var(--muted);
    line-height: 1.2;
    vertical-align: bottom;
  }
  .rules [scope='colgroup'] {
    border-inline-start: 0.4em solid var(--ms-surface);
    text-align: center;
  }
  .rules [scope^='row'] {
    padding-inline-start: 0.6em;
    text-align: start;
  }
  .rules [scope='row'] {
    position: sticky;
    inset-inline-start: 0;
    min-width: 5.5em;
    background: var(--ms-surface);
  }
  .rules [scope='rowgroup'] {
    padding-block-start: calc(var(--u) * 4);
    color: var(--muted);
  }
  [scope='rowgroup'] > span {
    position: sticky;
    inset-inline-start: 0.6em;
  }
  .rules tr[aria-current] > * {
    background: var(--tint);
    font-weight: 700;
  }
  .rules tr[aria-current] > [scope] {
    box-shadow: inset 0.2em 0 0 var(--ms-accent);
  }
  .rules td[aria-current] {
    outline: 2px solid var(--ms-accent);
    outline-offset: -2px;
  }
`;
