import type { PerSeat, Seat } from '../engine/seat.js';

/*
 * Where the arrows between the seats run, in pixels from the plaques' measured rectangles. One lane for each ordered
 * pair: neighbours ride the corner between them, opposites go straight across. Where both directions are in use each
 * keeps to its right, so that turn order runs outside.
 */

/** now: this step. draft: what would be paid. past: earlier in the round. */
export type LaneKind = 'now' | 'draft' | 'past';

/** All that one seat pays another. */
export interface Lane {
  readonly from: Seat;
  readonly to: Seat;
  readonly amounts: readonly number[];
  readonly kind: LaneKind;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Surface {
  readonly width: number;
  readonly plaques: PerSeat<Box>;
  /** Font size of the labels. */
  readonly em: number;
}

type Xy = readonly [number, number];
type Curve = readonly [Xy, Xy, Xy, Xy];
/** Between the payer's plaque and the start, the end and the receiver's. */
type Gaps = readonly [number, number];

export interface Arrow {
  readonly kind: LaneKind;
  /** Path data; the head's tip stands beyond its end. */
  readonly line: string;
  readonly label: string;
  readonly isLong: boolean;
  readonly chip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Distance of an arrow's ends from the plaques; at the receiver the head fills part of it. */
const gap = 6;
const head = 7;

function isAcross(from: Seat, to: Seat): boolean {
  return (to - from + 4) % 4 === 2;
}

/** Opposites: straight, bowed to the right only when the lane is shared. */
function across({ plaques }: Surface, from: Seat, to: Seat, offset: number, gaps: Gaps): Curve {
  const a = plaques[from];
  const b = plaques[to];
  const vertical = from % 2 === 0;
  const direction = from < 2 ? -1 : 1;
  const aside = offset * (vertical ? -direction : direction);
  const [near, far] = vertical ? (['top', 'bottom'] as const) : (['left', 'right'] as const);
  const start = direction < 0 ? a[near] - gaps[0] : a[far] + gaps[0];
  const end = direction < 0 ? b[far] + gaps[1] : b[near] - gaps[1];
  const middle = (box: Box) => (vertical ? box.left + box.right : box.top + box.bottom) / 2;
  const place = (along: number, beside: number): Xy => (vertical ? [beside, along] : [along, beside]);
  const bow = middle(a) + aside * 1.9;
  return [
    place(start, middle(a) + aside),
    place(start + (end - start) * 0.35, bow),
    place(start + (end - start) * 0.65, bow),
    place(end, middle(b) + aside),
  ];
}

/** Neighbours: round the corner, leaving both plaques at right angles. */
function aroundCorner({ plaques }: Surface, from: Seat, to: Seat, offset: number, gaps: Gaps): Curve {
  const side = from % 2 ? from : to;
  const flat = from % 2 ? to : from;
  const inTurn = (to - from + 4) % 4 === 1;
  const outward = inTurn ? offset : -offset;
  const right = side === 1 ? 1 : -1;
  const down = flat === 0 ? 1 : -1;
  const bend = 0.62 + Math.sign(outward) * 0.12;
  const [s, f] = [plaques[side], plaques[flat]];
  const [atSide, atFlat] = from === side ? gaps : [gaps[1], gaps[0]];
  const p0: Xy = [(s.left + s.right) / 2 + outward * right, down > 0 ? s.bottom + atSide : s.top - atSide];
  const p3: Xy = [right > 0 ? f.right + atFlat : f.left - atFlat, (f.top + f.bottom) / 2 + outward * down];
  const p1: Xy = [p0[0], p0[1] + (p3[1] - p0[1]) * bend];
  const p2: Xy = [p3[0] + (p0[0] - p3[0]) * bend, p3[1]];
  return from === side ? [p0, p1, p2, p3] : [p3, p2, p1, p0];
}

function route(surface: Surface, from: Seat, to: Seat, offset: number, gaps: Gaps): Curve {
  return (isAcross(from, to) ? across : aroundCorner)(surface, from, to, offset, gaps);
}

function along(curve: Curve, t: number): Xy {
  const weights = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3];
  const sum = (axis: 0 | 1) => curve.reduce((total, point, index) => total + point[axis] * (weights[index] ?? 0), 0);
  return [sum(0), sum(1)];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function path(curve: Curve): string {
  const [start, ...rest] = curve.map((point) => point.map(round).join());
  return `M${start ?? ''}C${rest.join(' ')}`;
}

/** The six lanes as grooves in the table. */
export function grooves(surface: Surface): string[] {
  const pairs = [[0, 1], [1, 2], [2, 3], [3, 0], [0, 2], [1, 3]] as const; // prettier-ignore
  return pairs.map(([from, to]) => path(route(surface, from, to, 0, [-4, -4])));
}

/** Lanes that are drawn together: a past twin gives way in a corner that is too tight for both. */
function drawn(lanes: readonly Lane[], { width }: Surface): Lane[] {
  return lanes.filter((lane) => {
    const twin = lanes.find(({ from, to }) => from === lane.to && to === lane.from);
    if (lane.kind !== 'past' || !twin || twin.kind === 'past' || isAcross(lane.from, lane.to)) return true;
    return width >= 300 && Math.max(...lane.amounts, ...twin.amounts) <= 99_999;
  });
}

/** Arrows in the order in which they are painted. `write` gives a chip's text. */
export function arrows(
  lanes: readonly Lane[],
  surface: Surface,
  write: (amount: number, isTight: boolean) => string,
): Arrow[] {
  const visible = drawn(lanes, surface);
  visible.sort((a, b) => Number(b.kind === 'past') - Number(a.kind === 'past'));
  return visible.map((lane) => {
    const { from, to, amounts, kind } = lane;
    const shared = visible.some((other) => other.from === to && other.to === from);
    const curve = route(surface, from, to, shared ? surface.em * 0.8 : 0, [gap, gap + head]);
    const isTight = shared || surface.width < 300 || amounts.length > 1;
    const parts = amounts.map((amount) => write(amount, isTight)).join(' + ');
    // A corner of a small table has room for the sum alone.
    const hasRoom = parts.length < 8 || isAcross(from, to) || surface.width >= 300;
    const label = hasRoom
      ? parts
      : write(
          amounts.reduce((sum, amount) => sum + amount, 0),
          isTight,
        );
    const isPast = kind === 'past';
    // Tabular figures: all labels of one length are equally wide, whatever the host's font.
    const letters = label.length * (label.length > 6 ? 0.56 : 0.64);
    const width = surface.em * Math.max(letters + (isPast ? 0.7 : 1), 1.75);
    const height = surface.em * (isPast ? 1.4 : 1.55);
    const [x, y] = chipCentre(lane, curve, shared, surface, width, height);
    return {
      kind,
      label,
      isLong: label.length > 6,
      line: path(curve),
      chip: { x: round(x), y: round(y), width: round(width), height: round(height) },
    };
  });
}

/** Where the amount stands: on its own lane, off the plaques, the rim and the twin lane. */
function chipCentre(
  { from, to }: Lane,
  curve: Curve,
  shared: boolean,
  surface: Surface,
  width: number,
  height: number,
): Xy {
  const [start, , , end] = curve;
  if (isAcross(from, to)) {
    const half = (from % 2 ? width : height) / 2;
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    // Near the payer, never on the crossing.
    return along(curve, Math.max(shared ? 0 : 0.25, (half + 9) / length));
  }
  const fromSide = from % 2 === 1;
  const [side, flat] = fromSide ? [from, to] : [to, from];
  const right = side === 1 ? 1 : -1;
  let [x, y] = along(curve, 0.5);
  if (shared && fromSide) {
    y = start[1] + Math.sign(end[1] - start[1]) * (height / 2 + 6);
    const outside = (to - from + 4) % 4 === 1;
    x = start[0] + (outside ? right : -right) * Math.max(0, width / 2 - surface.em * 1.6 + 5);
  } else if (shared) {
    [x, y] = [start[0] + Math.sign(end[0] - start[0]) * (width / 2 + 5), start[1]];
    // Clear of its twin, which stands next to the other plaque.
    const { top, bottom } = surface.plaques[side];
    const twin = height * 1.5 + 13;
    y = flat === 0 ? Math.max(y, bottom + twin) : Math.min(y, top - twin);
  }
  const plaque = surface.plaques[flat];
  const edge = right > 0 ? plaque.right : plaque.left;
  const isBeside = y + height / 2 > plaque.top && y - height / 2 < plaque.bottom;
  if (isBeside && right * (x - edge) < width / 2 + 5) x = edge + right * (width / 2 + 5);
  const rim = right > 0 ? surface.width - 5 : 5;
  return [right * (rim - x) < width / 2 ? rim - (right * width) / 2 : x, y];
}
