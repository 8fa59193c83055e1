import { textOf } from './accessible.js';
import { click, type Hand } from './hands.js';
import { players, TablePage } from './table-page.js';

/* Events of `ims`, and how a player enters them. */

interface Winner {
  readonly seat: number;
  readonly fan: number;
  readonly revealedKongs?: number;
  readonly concealedKongs?: number;
  readonly flowers?: number;
  readonly liable?: { readonly rule: keyof typeof liability; readonly seat?: number };
}

interface Win {
  readonly type: 'win';
  readonly winners: readonly Winner[];
  readonly from: number | null;
}

/** What the list of rules says, by rule. */
export const liability = {
  'four-chows': 'four chows from the left neighbour',
  'three-dragons': 'third dragon discarded',
  'four-winds': 'fourth wind discarded',
};

export function win(from: number | null, ...winners: readonly object[]): object {
  return { type: 'win', winners, from };
}

export function openIms(attributes: Record<string, string> = {}, hand: Hand = click): Promise<TablePage> {
  return TablePage.open(hand, { ruleset: 'ims', ...attributes });
}

/** Taps the seat and says how it won. */
export async function begin(page: TablePage, seat: number, from: number | null): Promise<void> {
  await page.tapSeat(players[seat]!);
  if (from === null) await page.tapButton('Self-draw', 'Win');
  else await page.tapButton(players[from]!, 'Win, from');
}

export async function enterWin(page: TablePage, seat: number, from: number | null, fan: number): Promise<void> {
  await enter(page, win(from, { seat, fan }));
}

/** What is said of a hand beside its fan, by label; then the fan is there again. */
export async function sayMore(page: TablePage, said: Record<string, string>): Promise<void> {
  await page.tapButton('More');
  for (const [label, option] of Object.entries(said)) await page.choose(label, option);
  await page.tapButton('More');
}

/** How the lists behind "More" say it. */
function moreOf({ revealedKongs, concealedKongs, flowers, liable }: Winner): Record<string, string> {
  const said: Record<string, string> = {};
  if (revealedKongs) said['Revealed kongs'] = String(revealedKongs);
  if (concealedKongs) said['Concealed kongs'] = String(concealedKongs);
  if (flowers) said.Flowers = String(flowers);
  if (liable) said.Liable = liability[liable.rule] + (liable.seat === undefined ? '' : `, ${players[liable.seat]!}`);
  return said;
}

/** Enters an event tap by tap. */
export async function enter(page: TablePage, event: object): Promise<void> {
  if (!('winners' in event)) {
    await page.tapButton('Wall empty');
    return;
  }
  const { winners, from } = event as Win;
  for (const [index, winner] of winners.entries()) {
    if (index === 0) await begin(page, winner.seat, from);
    else await page.tapSeat(players[winner.seat]!);
    await page.say(Math.min(winner.fan, 13));
    if (winner.fan > 13) await page.type(/exactly/, winner.fan);
    const more = moreOf(winner);
    if (Object.keys(more).length > 0) await sayMore(page, more);
  }
  await page.tapButton('Record');
}

/** What each chip says that the fan pays, from 0 on. */
export function worths(page: TablePage): string {
  return Array.from({ length: 13 }, (_, fan) => textOf(page.fan(fan)).replace(/^\d+ ?/, '')).join(' ');
}
