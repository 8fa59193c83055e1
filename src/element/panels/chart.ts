import type { PerSeat, Seat } from '../../engine/seat.js';
import type { Kit, Scene } from './kit.js';
import { spread, ticksFor } from './plot.js';
import { runningTotals } from './running.js';
import { totalsTable, styles as tableStyles } from './totals-table.js';
import { wordsOf } from './session-words.js';

const seats: readonly Seat[] = [0, 1, 2, 3];

/** In em of the chart's text: the drawing needs no measuring, as only its width is not known. */
const top = 1;
const height = 15;
const lineHeight = 1.5;
/** Lines are drawn in a box of this height, stretched to its place. */
const scale = 1000;
/** More points than these run into each other, on a narrow chart and on any. */
const roomyMarks = 12;
const mostMarks = 24;

interface Plot {
  /** Before the first round and after each. */
  readonly totals: readonly PerSeat<number>[];
  readonly ticks: readonly number[];
  /** From the top, as a part of the height. */
  part(points: number): number;
  /** Rounds with a number on the axis. */
  isTick(round: number): boolean;
}

function plotOf({ game }: Scene): Plot {
  const played = game.session.rounds.filter(({ events }) => events.length > 0);
  const totals = [[0, 0, 0, 0] as const, ...runningTotals(played)];
  const ticks = ticksFor(totals.flat());
  const [low = 0] = ticks;
  const high = ticks.at(-1) ?? low;
  const every = Math.max(1, ticksFor([played.length])[1] ?? 1);
  return {
    totals,
    ticks,
    part: (points) => (high - points) / (high - low),
    isTick: (round) => round > 0 && (played.length <= 8 || round % every === 0),
  };
}

/** The four running totals as lines that are told apart by dashes, marks and names, and as a table. */
export function panel(kit: Kit, scene: Scene) {
  const { html } = kit;
  const words = wordsOf(kit);
  const { script } = scene;
  const plot = plotOf(scene);
  const { balances } = scene.game.session.settlement;
  const told = seats.map((seat) => `${script.name(seat)} ${script.signed(balances[seat])}`).join(', ');
  return html`<div class="plot" role="img" aria-label=${words.chart(plot.totals.length - 1, told)}>
      <div class="scale">${[...plot.ticks].reverse().map((tick) => html`<span>${short(scene, tick)}</span>`)}</div>
      ${lines(kit, plot)} ${ends(kit, scene, plot)}
      <span class="axis">${words.round}</span>
    </div>
    ${totalsTable(kit, scene, plot.totals)}`;
}

function short({ script }: Scene, points: number): string {
  return (points > 0 ? '+' : '') + script.short(points);
}

function em(part: number): string {
  return `${(top + part * height).toFixed(2)}em`;
}

function lines({ html, svg, nothing }: Kit, { totals, ticks, part, isTick }: Plot) {
  const last = totals.length - 1;
  const across = (round: number) => `${((100 * round) / last).toFixed(2)}%`;
  const points = (seat: Seat) =>
    totals.map((sums, round) => `${round},${(scale * part(sums[seat])).toFixed(1)}`).join(' ');
  return html`<svg class="lines">
    ${ticks.map(
      (tick) =>
        svg`<line class=${tick === 0 ? 'level' : 'grid'} x2="100%" y1=${em(part(tick))} y2=${em(part(tick))}></line>`,
    )}
    ${totals.map((_, round) => (isTick(round) ? svg`<text x=${across(round)} y="17.8em">${round}</text>` : nothing))}
    ${seats.map(
      (seat) => svg`<g class=${`line${seat}`}>
        <svg y=${em(0)} width="100%" height="${height}em" viewBox="0 0 ${last} ${scale}" preserveAspectRatio="none">
          <polyline points=${points(seat)} vector-effect="non-scaling-stroke"></polyline>
        </svg>
        ${totals.map((sums, round) => {
          const isChosen = isTick(round) || round === last;
          if (round === 0 || (last > mostMarks && !isChosen)) return nothing;
          const place = em(part(sums[seat]));
          return svg`<svg class=${last <= roomyMarks || isChosen ? '' : 'between'} x=${across(round)} y=${place}>
            ${mark({ svg }, seat)}</svg>`;
        })}
      </g>`,
    )}
  </svg>`;
}

/** A disc, a square, a triangle and a diamond. */
function mark({ svg }: Pick<Kit, 'svg'>, seat: Seat) {
  const shapes = [
    'M-3.8 0a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0',
    'M-3.4 -3.4h6.8v6.8h-6.8z',
    'M0 -4.6l4.4 7.6h-8.8z',
    'M0 -5l5 5l-5 5l-5 -5z',
  ];
  return svg`<path class="mark" d=${shapes[seat]}></path>`;
}

/** Whose line it is, and where it ends. Labels that would run into each other give way. */
function ends({ html, svg, winds }: Kit, scene: Scene, { totals, part }: Plot) {
  const sums = totals.at(-1) ?? [0, 0, 0, 0];
  const order = [...seats].sort((a, b) => sums[b] - sums[a]);
  const places = spread(
    order.map((seat) => part(sums[seat])),
    lineHeight / height,
    1,
  );
  return html`<svg class="ends">
    ${order.map((seat, at) => {
      const place = places[at] ?? 0;
      return svg`<g class=${`line${seat}`}>
        <line class="leader" x1="0.6em" x2="1.2em" y1=${em(part(sums[seat]))} y2=${em(place)}></line>
        <svg x="1.8em" y=${em(place)}>${mark({ svg }, seat)}</svg>
        <foreignObject width="100%" height="${lineHeight}em" y=${em(place - lineHeight / 2 / height)}>
          <div class="end"><span>${winds[seat]}</span> <span class="cut">${scene.script.name(seat)}</span>
            <b>${short(scene, sums[seat])}</b></div>
        </foreignObject>
      </g>`;
    })}
  </svg>`;
}

export const styles = ({ css }: Pick<Kit, 'css'>) => css`
  .plot {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) 10em;
    column-gap: 0.6em;
    font-size: var(--xs);
    direction: ltr;
  }
  .plot svg {
    overflow: visible;
  }
  .plot > * {
    grid-row: 1;
  }
  .plot > :is(.lines, .ends) {
    width: 100%;
    height: 18em;
  }
  .plot > .scale {
    grid-column: 1;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    height: 16.2em;
    margin-block-start: 0.4em;
    line-height: 1.2;
    text-align: end;
    color: var(--muted);
  }
  .plot .axis {
    grid-column: 1;
    align-self: end;
    color: var(--muted);
    line-height: 1;
  }
  .plot text {
    fill: var(--muted);
    text-anchor: middle;
  }
  .plot .grid {
    stroke: var(--ms-line);
  }
  .plot .level {
    stroke: var(--muted);
  }
  .plot .leader {
    stroke: var(--muted);
    opacity: 0.6;
  }
  .plot polyline {
    fill: none;
    stroke: var(--ms-text);
    stroke-width: 1.75;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .plot .mark {
    fill: var(--ms-surface);
    stroke: var(--ms-text);
    stroke-width: 1.5;
  }
  .line0 polyline,
  .line2 polyline {
    stroke-width: 2.5;
  }
  .line0 .mark {
    fill: var(--ms-text);
  }
  .line1 :is(polyline, .mark),
  .line2 :is(polyline, .mark) {
    stroke: var(--ms-accent);
  }
  .line1 polyline {
    stroke-dasharray: 8 4;
  }
  .line2 .mark {
    fill: var(--ms-accent);
  }
  .line3 polyline {
    stroke-dasharray: 0.1 5;
    stroke-width: 2.75;
  }
  .plot .end {
    display: flex;
    gap: 0.4em;
    padding-inline-start: 2.5em;
    line-height: 1.5;
    font-weight: 600;
    color: var(--ms-text);
  }
  .plot .end b {
    margin-inline-start: auto;
  }
  ${tableStyles({ css })}
  @container ms (max-width: 24em) {
    .plot .between {
      display: none;
    }
  }
  @container ms (max-width: 20em) {
    .plot {
      grid-template-columns: auto minmax(0, 1fr) 7.8em;
    }
    .plot .end .cut {
      display: none;
    }
  }
  @container ms (min-width: 38em) {
    .plot {
      grid-template-columns: auto minmax(0, 1fr) 14em;
    }
  }
  @container ms (min-width: 78em) {
    .plot {
      grid-template-columns: auto minmax(0, 1fr) 20em;
    }
  }
  @media (forced-colors: active) {
    .plot .grid {
      stroke: CanvasText;
      opacity: 0.35;
    }
  }
`;
