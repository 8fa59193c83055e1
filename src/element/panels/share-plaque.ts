import type { PerSeat, Seat } from '../../engine/seat.js';
import type { Box } from '../arrows.js';
import type { TableView } from '../views/table.js';
import type { Kit, Scene } from './kit.js';
import type { Palette } from './share-palette.js';
import { cut, fitting, label, tag, widthOf, type Attributes } from './share-svg.js';

export type PlaqueKit = Pick<Kit, 'glyphs' | 'signOf' | 'stakesOf' | 'winds'>;

/** Of a tile, below its face. */
const thickness = 5;

/** Where the plaques lie in the picture, with their thickness, as arrows keep off it. */
export const plaques: PerSeat<Box> = [
  { left: 166, right: 346, top: 380, bottom: 447 },
  { left: 403, right: 503, top: 170, bottom: 289 },
  { left: 166, right: 346, top: 9, bottom: 76 },
  { left: 9, right: 109, top: 170, bottom: 289 },
];

const glyphSize = 27;
const nameSize = 15;
const balanceSize = 20.8;
const smallSize = 12.7;

/** What a plaque says. */
interface Said {
  readonly glyph: string;
  readonly wind: string;
  readonly name: string;
  readonly balance: string;
  readonly worth: string;
  readonly tag: string;
}

interface Look {
  readonly balance: string;
  /** The tag's outline, face and text. */
  readonly tag: readonly [outline: string, face: string, text: string];
  readonly text: string;
  readonly muted: string;
}

/** A seat as its tile at the table: its wind, who sits there, what the round brought so far, and how it stands. */
export function plaque(kit: PlaqueKit, scene: Scene, view: TableView, seat: Seat, palette: Palette): string {
  const { game, rules, script, ui } = scene;
  const { ruleset } = game;
  const { round, after } = view;
  const status = ruleset.status(round)[seat];
  const deals = round.dealer === seat ? (kit.stakesOf(scene, round) ?? ui.dealer) : '';
  const points = after[seat];
  const isUpright = seat % 2 === 1;
  const said: Said = {
    glyph: kit.glyphs[seat],
    wind: kit.winds[seat],
    name: script.name(seat),
    balance: (points > 0 ? '+' : '') + (isUpright ? script.short : script.points)(points),
    worth: script.money?.(points, 'tight') ?? '',
    tag: status ? rules.status(status) : deals,
  };
  const { faint, muted, negative, positive, surface, text } = palette;
  const isOut = ruleset.out(round).includes(seat);
  const sign = kit.signOf(points);
  const look: Look = {
    balance: sign === 'pos' ? positive : sign === 'neg' ? negative : muted,
    tag: isOut ? [text, text, surface] : [faint, 'none', muted],
    text,
    muted,
  };
  const box = plaques[seat];
  return tile(box, isOut, palette) + (isUpright ? upright : flat)(box, said, look);
}

/** A winner's lies flush: it is out of play. */
function tile(
  { left: x, right, top: y, bottom }: Box,
  isOut: boolean,
  { back, edge, face, line, out }: Palette,
): string {
  const size = { x, width: right - x, height: bottom - y - thickness, rx: 11 };
  if (isOut) return tag('rect', { ...size, y, fill: out, stroke: line });
  return [
    tag('rect', { ...size, y: y + thickness, fill: back }),
    tag('rect', { ...size, y: y + thickness / 2, fill: edge }),
    tag('rect', { ...size, y, fill: face }),
  ].join('');
}

const start: Attributes = { 'text-anchor': 'start' };
const middle: Attributes = { 'text-anchor': 'middle' };
const end: Attributes = { 'text-anchor': 'end' };

function glyph(text: string, x: number, y: number, { text: fill }: Look): string {
  return label(text, x, y, glyphSize, { ...middle, fill, 'font-family': 'serif' });
}

function wind(text: string, x: number, y: number, { muted }: Look): string {
  return label(text, x, y, smallSize, { ...middle, fill: muted, 'font-weight': 600 });
}

function badge(text: string, x: number, y: number, room: number, { tag: [stroke, face, fill] }: Look): string {
  if (text === '') return '';
  const size = fitting(text, smallSize, room - 16);
  const width = widthOf(text, size) + 16;
  const box = { x: x - width / 2, y: y - 9, width, height: 18, rx: 5, stroke, fill: face };
  return tag('rect', box) + label(text, x, y, size, { ...middle, fill, 'font-weight': 600 });
}

/** Wind beside two lines: the name and the money, the points and the tag. */
function flat({ left, right, top }: Box, said: Said, look: Look): string {
  const x = left + 48;
  const edge = right - 11;
  const room = edge - x;
  const worth = said.worth && widthOf(said.worth, smallSize) + 8;
  const size = fitting(said.balance, balanceSize, said.tag ? room / 2 : room);
  const tagRoom = room - widthOf(said.balance, size) - 4;
  const tagWidth = said.tag && widthOf(said.tag, fitting(said.tag, smallSize, tagRoom - 16)) + 16;
  return [
    glyph(said.glyph, left + 25, top + 23, look),
    wind(said.wind, left + 25, top + 47, look),
    label(cut(said.name, nameSize, room - Number(worth)), x, top + 20, nameSize, { ...start, fill: look.text }),
    said.worth && label(said.worth, edge, top + 20, smallSize, { ...end, fill: look.muted }),
    label(said.balance, x, top + 43, size, { ...start, fill: look.balance, 'font-weight': 700 }),
    badge(said.tag, edge - Number(tagWidth) / 2, top + 43, tagRoom, look),
  ].join('');
}

/** One below the other. */
function upright({ left, right, top }: Box, said: Said, look: Look): string {
  const x = (left + right) / 2;
  const room = right - left - 10;
  const size = fitting(said.balance, balanceSize, room);
  return [
    glyph(said.glyph, x - 7, top + 20, look),
    wind(said.wind, x + 16, top + 25, look),
    label(cut(said.name, nameSize, room), x, top + 44, nameSize, { ...middle, fill: look.text }),
    label(said.balance, x, top + 64, size, { ...middle, fill: look.balance, 'font-weight': 700 }),
    said.worth && label(said.worth, x, top + 82, fitting(said.worth, smallSize, room), { ...middle, fill: look.muted }),
    badge(said.tag, x, top + (said.worth ? 101 : 96), room + 6, look),
  ].join('');
}
