import { html, nothing, render, svg } from 'lit';
import { netOf, sumOf } from '../../engine/net.js';
import { seats, type PerSeat, type Seat } from '../../engine/seat.js';
import type { Payment, Round } from '../../engine/rulesets/index.js';
import { arrows, grooves, type Arrow, type Box, type Lane, type LaneKind, type Surface } from '../arrows.js';
import type { Script } from '../../locales/words.js';
import { stakesOf, type Scene } from '../scene.js';
import { glyphs, isLong, signOf, winds } from '../text.js';

/** What the table shows: a round, and what a draft would add. */
export interface TableView {
  readonly round: Round;
  readonly current: readonly Payment[];
  readonly past: readonly Payment[];
  readonly draft: readonly Payment[];
  readonly selected: readonly Seat[];
  /** Points before and after what is drafted, or what the step of a walk pays. */
  readonly before: PerSeat<number>;
  readonly after: PerSeat<number>;
}

/** The round that is shown: lit by a row of the ledger, under way at the point where something is entered, or as it is. */
export function tableView({ entry, game, lit: hovered, walk }: Scene): TableView {
  const { draft } = entry;
  const here = walk?.here;
  if (here) return { ...here, current: here.now, draft: [], selected: [] };
  const counted = game.session.rounds[entry.shown];
  // A row may go while it is hovered.
  const lit = counted && hovered !== undefined && hovered < counted.events.length ? hovered : undefined;
  const isIdle = draft.step === 'idle' && !entry.isInserting;
  const round = (lit !== undefined || isIdle ? counted : undefined) ?? entry.round;
  // A settled round is seen as a whole.
  const current = lit ?? (isIdle && round.phase !== 'settled' ? round.events.length - 1 : Infinity);
  const drafted = lit === undefined ? entry.drafted : [];
  const standing = isIdle ? round : entry.round;
  return {
    round: standing,
    draft: drafted,
    before: standing.balances,
    after: sumOf([standing.balances, netOf(drafted)]),
    current: round.payments.filter(({ event }) => event === current),
    past: round.payments.filter(({ event }) => event < current),
    selected:
      draft.step === 'value' ? draft.said[0].items.map(({ seat }) => seat) : draft.step === 'seat' ? [draft.seat] : [],
  };
}

/** Four plaques in turn order, anticlockwise from the bottom; the arrows are drawn once these have a size. */
export function table(scene: Scene, view: TableView) {
  return html`<div
    class="table ${scene.game.ruleset.stakes ? 'staked' : ''}"
    part="table"
    role="group"
    aria-label=${scene.ui.table}
  >
    <svg class="arrows" aria-hidden="true"></svg>
    ${seats.map((seat) => plaque(scene, view, seat))}
  </div>`;
}

function plaque(scene: Scene, view: TableView, seat: Seat) {
  const { entry, script, rules, ui, walk } = scene;
  const { round, selected } = view;
  const balance = view.before[seat];
  const after = view.after[seat];
  const status = scene.game.ruleset.status(round)[seat];
  const deals = round.dealer === seat && (stakesOf(scene, round) ?? ui.dealer);
  const isFlat = seat % 2 === 0;
  // A flat plaque shows what a draft changes where its tag stands; in a walk the explanation has both balances.
  const tag = !walk && after !== balance && isFlat ? undefined : status ? rules.status(status) : deals;
  const out = scene.game.ruleset.out(round).includes(seat);
  const isSelected = selected.includes(seat);
  const tapSeat = scene.act(() => {
    entry.tapSeat(seat);
  });
  const tap = (event: Event) => {
    // The tray asks about the seat: a panel must not stand in its place.
    if (scene.panel) scene.open()(event);
    tapSeat(event);
  };
  const write = (value: number) => (value > 0 ? '+' : '') + (isFlat ? script.points : script.short)(value);
  const standing = write(after);
  // There is no room for both when they are long.
  const both = after !== balance && !(isFlat && tag) && (write(balance) + standing).length <= (isFlat ? 7 : 4);
  const worth = script.money?.(after, 'tight');
  const beside = worth && worth.length < 7 ? 'below' : 'beside';
  const look = [
    `seat s${seat}`,
    out && 'out',
    isSelected && 'sel',
    (isLong(balance) || isLong(after)) && 'long',
    isFlat && tag && standing.length > 3 && `full ${beside}`,
  ]
    .filter(Boolean)
    .join(' ');
  const face = html`<span class="wind"
      ><b aria-hidden="true" lang="zh-Hant">${glyphs[seat]}</b> <i>${winds[seat]}</i></span
    >
    <span class="name">${script.name(seat)}</span>
    <span class="bal"
      >${both ? html`<span class="was ${standing.length > 2 ? 'wide' : ''}">${write(balance)}</span> ` : nothing}<span
        class=${signOf(after)}
        >${standing}</span
      ></span
    >
    ${worth === undefined ? nothing : html`<span class="worth">${worth}</span>`}
    ${tag ? html`<span class="tag">${tag}</span>` : nothing}`;
  if (walk) return html`<div class=${look} part="seat" role="group" title=${script.name(seat)}>${face}</div>`;
  return html`<button
    type="button"
    class=${look}
    part="seat"
    title=${script.name(seat)}
    aria-pressed=${isSelected}
    aria-disabled=${scene.locked || entry.refusedSeat(seat) ? 'true' : 'false'}
    @click=${tap}
  >
    ${face}
  </button>`;
}

/** One lane for each payer and receiver; what is current hides what is past. */
export function lanesOf({ current, past, draft }: TableView): Lane[] {
  const lanes = new Map<string, Lane>();
  const add = (payments: readonly Payment[], kind: LaneKind) => {
    for (const { from, to, points } of payments) {
      const key = `${from}${to}`;
      const lane = lanes.get(key);
      if (lane && lane.kind !== kind) continue;
      const before = lane?.amounts ?? [];
      const amounts = kind === 'past' ? [(before[0] ?? 0) + points] : [...before, points];
      lanes.set(key, { from, to, kind, amounts });
    }
  };
  if (draft.length > 0) add(draft, 'draft');
  else {
    add(current, 'now');
    add(past, 'past');
  }
  return [...lanes.values()];
}

/** Draws the arrows on a table that has been laid out. */
export function drawArrows(element: Element, view: TableView, { points, short }: Script): void {
  const target = element.querySelector('svg');
  const { left: x, top: y, width: seen } = element.getBoundingClientRect();
  // A page may scale what it shows, as slides do: what is measured is scaled then, what is drawn is not yet.
  const width = parseFloat(getComputedStyle(element).width);
  const scale = seen / width;
  const [a, b, c, d] = Array.from(element.querySelectorAll('.seat'), (plaque): Box => {
    const { left, right, top, bottom } = plaque.getBoundingClientRect();
    // A tile's thickness is painted below its box.
    return {
      left: (left - x) / scale,
      right: (right - x) / scale,
      top: (top - y) / scale,
      bottom: (bottom - y) / scale + 5,
    };
  });
  if (!target || !a || !b || !c || !d || seen === 0) return;
  const surface: Surface = { width, plaques: [a, b, c, d], em: parseFloat(getComputedStyle(target).fontSize) };
  const drawn = arrows(lanesOf(view), surface, (amount, isTight) => (isTight ? short : points)(amount));
  render(
    svg`${marker('tail', svg`<circle class="tail" cx="5" cy="5" r="3"></circle>`)}
      ${(['now', 'draft', 'past'] as const).map((kind) => marker(kind, svg`<path class=${`${kind} tip`} d="M0 0L9 5L0 10Z"></path>`, 0))}
      ${grooves(surface).map((lane) => svg`<path class="groove" d=${lane}></path>`)}
      ${drawn.map(
        ({ kind, line }) => svg`<g class=${kind}><path class="case" d=${line}></path>
          <path class="line" marker-start=${kind === 'past' ? nothing : 'url(#tail)'} marker-end="url(#${kind})" d=${line}></path></g>`,
      )}
      ${drawn.map(chip)}`,
    target,
  );
}

function marker(id: string, shape: unknown, refX = 5) {
  return svg`<marker id=${id} markerUnits="userSpaceOnUse" markerWidth="10" markerHeight="10" refX=${refX} refY="5"
    orient="auto">${shape}</marker>`;
}

function chip({ kind, label, isLong, chip: { x, y, width, height } }: Arrow) {
  const box = (
    className: string,
    dy: number,
  ) => svg`<rect class=${className} x=${x - width / 2} y=${y - height / 2 + dy}
    width=${width} height=${height} rx=${height / 2}></rect>`;
  return svg`<g class=${kind}>${box('thick', 2)}${box('face', 0)}
    <text class=${isLong ? 'small' : ''} x=${x} y=${y + 0.5}>${label}</text></g>`;
}
