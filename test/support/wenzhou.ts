import { textOf } from './accessible.js';
import { click, type Hand } from './hands.js';
import { players, TablePage } from './table-page.js';

/* Events of `wenzhou`, and how a player enters them. */

/** What the chips say, by hand. */
const chips = {
  'with-joker': 'Joker',
  'without-joker': 'No joker',
  'three-jokers-incomplete': '3 jokers',
  'three-jokers': '3 jokers + hand',
  'eight-pairs': 'Eight pairs',
};

export type Pattern = keyof typeof chips;

export const patterns = Object.keys(chips) as readonly Pattern[];

interface Won {
  readonly type: 'win';
  readonly winners: readonly { readonly seat: number; readonly hand: Pattern; readonly lastTile?: true }[];
}

export function won(seat: number, hand: Pattern = 'with-joker', flags: object = {}): object {
  return { type: 'win', winners: [{ seat, hand, ...flags }] };
}

export function openWenzhou(attributes: Record<string, string> = {}, hand: Hand = click): Promise<TablePage> {
  return TablePage.open(hand, { ruleset: 'wenzhou', ...attributes });
}

export function chipOf(page: TablePage, hand: Pattern): HTMLElement {
  return page.chip(chips[hand], 'Hand');
}

/** What a chip says that the hand pays. */
export function worthOf(page: TablePage, hand: Pattern): string {
  return textOf(chipOf(page, hand)).slice(chips[hand].length + 1);
}

/** Enters an event tap by tap. */
export async function enter(page: TablePage, event: object): Promise<void> {
  const [winner] = 'winners' in event ? (event as Won).winners : [];
  if (!winner) {
    await page.tapButton('Wall empty');
    return;
  }
  await page.tapSeat(players[winner.seat]!);
  await page.tap(chipOf(page, winner.hand));
  if (winner.lastTile) await page.tapButton('Last tile ×2', 'Hand');
  await page.tapButton('Record');
}

export async function enterWin(page: TablePage, seat: number, hand?: Pattern): Promise<void> {
  await enter(page, won(seat, hand));
}

export async function nextRound(page: TablePage, leader: number): Promise<void> {
  await page.tapButton(new RegExp(`^Next round: ${players[leader]!}, Leader ×`));
}

/** One round after another, each won by a seat, or by nobody. */
export async function play(page: TablePage, ...winners: readonly (number | null)[]): Promise<void> {
  for (const winner of winners) {
    const { rounds } = page.element.record;
    if (rounds.at(-1)?.events.length) await page.tapButton(/^Next round/);
    if (winner === null) await page.tapButton('Wall empty');
    else await enterWin(page, winner);
  }
}

/** Leader and streak of each round: "0.1" is Ann after one win. */
export function leaders(page: TablePage): string {
  return page.element.settlement.rounds.map(({ dealer, streak }) => `${dealer}.${streak}`).join(' ');
}
