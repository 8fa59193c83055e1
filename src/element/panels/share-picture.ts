import type { PerSeat, Seat } from '../../engine/seat.js';
import type { Arrow, LaneKind } from '../arrows.js';
import type { Kit, Scene } from './kit.js';
import type { Palette } from './share-palette.js';
import { plaque, plaques, type PlaqueKit } from './share-plaque.js';
import { label, tag, xml, type Attributes } from './share-svg.js';

/*
 * The table as a picture file: plaques in fixed places and the same arrows between them, with colours as attributes and
 * generic fonts, so that it looks alike wherever it is opened.
 */

const width = 512;
const height = 462;
const margin = 12;
const em = 16;

type PictureKit = PlaqueKit & Pick<Kit, 'arrows' | 'grooves' | 'lanesOf' | 'linesOf' | 'tableView'>;

const seats: PerSeat<Seat> = [0, 1, 2, 3];

/** An SVG file of what the table shows, which says the same in words. */
export function picture(kit: PictureKit, scene: Scene, palette: Palette): string {
  const { entry, script, ui } = scene;
  const view = kit.tableView(scene);
  const surface = { width, plaques, em };
  const drawn = kit.arrows(kit.lanesOf(view), surface, (amount, isTight) =>
    (isTight ? script.short : script.points)(amount),
  );
  const sums = seats.map((seat) => `${script.name(seat)} ${script.signed(view.after[seat])}`);
  const paid = kit.linesOf(scene, view.draft.length > 0 ? view.draft : view.current);
  const whole = { width: width + 2 * margin, height: height + 2 * margin };
  const parts = [
    tag('title', { id: 'title' }, xml(`${ui.table}, ${ui.round(entry.shown + 1)}`)),
    tag('desc', { id: 'desc' }, xml([sums.join(', '), ...paid].join('\n'))),
    tag('defs', {}, markers(palette)),
    tag('rect', { x: -margin, y: -margin, ...whole, fill: palette.surface }),
    tag('rect', { width, height, rx: 21, fill: palette.mat, stroke: palette.line }),
    ...kit.grooves(surface).map((d) => tag('path', { d, ...stroke(palette.groove, 2.1 * em) })),
    ...drawn.map((arrow) => line(arrow, palette)),
    ...drawn.map((arrow) => chip(arrow, palette)),
    ...seats.map((seat) => plaque(kit, scene, view, seat, palette)),
  ];
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    ...whole,
    viewBox: [-margin, -margin, whole.width, whole.height].join(' '),
    role: 'img',
    'aria-labelledby': 'title desc',
    'font-family': 'sans-serif',
  };
  return tag('svg', root, `\n${parts.join('\n')}\n`);
}

function stroke(colour: string, size: number): Attributes {
  return { fill: 'none', stroke: colour, 'stroke-width': size, 'stroke-linecap': 'round' };
}

function markers({ accent, groove, muted }: Palette): string {
  const marker = (id: string, shape: string, refX = 0) =>
    tag(
      'marker',
      { id, markerUnits: 'userSpaceOnUse', markerWidth: 10, markerHeight: 10, refX, refY: 5, orient: 'auto' },
      shape,
    );
  return [
    marker('tail', tag('circle', { cx: 5, cy: 5, r: 3, fill: groove, stroke: accent, 'stroke-width': 2 }), 5),
    ...['now', 'draft'].map((id) => marker(id, tag('path', { d: 'M0 0L9 5L0 10Z', fill: accent }))),
    marker('past', tag('path', { d: 'M0 1.75L5.85 5L0 8.25Z', fill: muted })),
  ].join('');
}

function line({ kind, line: d }: Arrow, { accent, groove, muted }: Palette): string {
  const looks: Readonly<Record<LaneKind, Attributes>> = {
    now: stroke(accent, 0.2 * em),
    draft: { ...stroke(accent, 0.17 * em), 'stroke-dasharray': '6.7 6.7' },
    past: { ...stroke(muted, 1.25), opacity: 0.6 },
  };
  const ends = { 'marker-start': kind === 'past' ? undefined : 'url(#tail)', 'marker-end': `url(#${kind})` };
  return (
    tag('path', { d, fill: 'none', stroke: groove, 'stroke-width': 7 }) + tag('path', { d, ...looks[kind], ...ends })
  );
}

function chip({ kind, label: text, isLong, chip: { x, y, width, height } }: Arrow, palette: Palette): string {
  const { accent, faint, mat, muted, onAccent, surface, thick } = palette;
  const looks: Readonly<Record<LaneKind, readonly [face: Attributes, letters: Attributes]>> = {
    now: [{ fill: accent }, { fill: onAccent, 'font-weight': 700 }],
    draft: [
      { fill: surface, stroke: accent, 'stroke-width': 1.5, 'stroke-dasharray': '4 3' },
      { fill: accent, 'font-weight': 700 },
    ],
    past: [
      { fill: mat, stroke: faint },
      { fill: muted, 'font-weight': 500 },
    ],
  };
  const [face, letters] = looks[kind];
  const box = (below: number, look: Attributes) =>
    tag('rect', { x: x - width / 2, y: y - height / 2 + below, width, height, rx: height / 2, ...look });
  const thickness = kind === 'now' ? box(2, { fill: thick }) : '';
  return thickness + box(0, face) + label(text, x, y, isLong ? 0.86 * em : em, { 'text-anchor': 'middle', ...letters });
}
