import { players, type TablePage } from './table-page.js';

/*
 * How a player enters an event of `sichuan`, tap by tap.
 */

interface Hand {
  readonly seat: number;
  readonly fan: number;
}

interface Kong {
  readonly kind: 'concealed' | 'added' | 'exposed';
  readonly seat: number;
  readonly from?: number;
}

interface Win {
  readonly winners: readonly Hand[];
  readonly from: number | null;
  readonly kongDiscard?: true;
  readonly robbedKong?: true;
}

/** An event as far as tests write it. */
type Told = Partial<Kong & Win> & { type: string; seats?: readonly number[]; hands?: readonly Hand[] };

export function told(event: object): Told {
  return event as Told;
}

function nameOf(seat: number): string {
  return players[seat]!;
}

async function enterKong(page: TablePage, { kind, seat, from }: Kong): Promise<void> {
  await page.tapSeat(nameOf(seat));
  if (kind === 'exposed') await page.tapButton(nameOf(from!), 'Kong, from');
  else await page.tapButton(kind === 'concealed' ? 'Concealed' : 'Added', 'Kong');
}

/** Says how the tapped seat won. */
async function tellWin(page: TablePage, { from, kongDiscard, robbedKong }: Win): Promise<void> {
  if (from === null) await page.tapButton('Self-draw', 'Win');
  else if (kongDiscard) await page.tapButton(`${nameOf(from)}, right after the kong`, 'Win');
  else if (!robbedKong) await page.tapButton(nameOf(from), 'Win, from');
  else if (page.hasButton(`${nameOf(from)}, robbed kong`, 'Win')) {
    await page.tapButton(`${nameOf(from)}, robbed kong`, 'Win');
  } else {
    // Whose kong it was is asked where the round does not tell.
    await page.tapButton('Robbed kong', 'Win');
    await page.tapButton(nameOf(from), 'Robbed kong, from');
  }
}

/** More than the cap counts no more: its chip unfolds a field for the exact number. */
async function sayMore(page: TablePage, fan: number): Promise<void> {
  if (fan > capOf(page) + 1) await page.type(/exactly/, fan);
}

function capOf(page: TablePage): number {
  return Number(page.element.settlement.options.fanCap);
}

function chipFor(page: TablePage, fan: number): number {
  return Math.min(fan, capOf(page) + 1);
}

async function enterWin(page: TablePage, win: Win): Promise<void> {
  for (const [index, { seat, fan }] of win.winners.entries()) {
    await page.tapSeat(nameOf(seat));
    if (index === 0) await tellWin(page, win);
    await page.say(chipFor(page, fan));
    await sayMore(page, fan);
  }
  await page.tapButton('Record');
}

/** Fills the sheet for the empty wall in, as far as its events say something. */
export async function fillSheet(page: TablePage, events: readonly object[]): Promise<void> {
  const pigs = events.map(told).find(({ type }) => type === 'pigs')?.seats ?? [];
  const hands = events.map(told).find(({ type }) => type === 'ready')?.hands ?? [];
  for (const [seat, name] of players.entries()) {
    if (!page.hasPart(name)) continue;
    const hand = hands.find((one) => one.seat === seat);
    await page.tapButton(pigs.includes(seat) ? 'Pig' : hand ? 'Ready' : 'Not ready', name);
    if (!hand) continue;
    await page.tap(page.fan(chipFor(page, hand.fan), `${name}’s largest hand`));
    await sayMore(page, hand.fan);
  }
}

async function enterWall(page: TablePage, events: readonly object[]): Promise<void> {
  await page.tapButton('Wall empty');
  await fillSheet(page, events);
  await page.tapButton('Record');
}

export function isWall(event: object): boolean {
  return ['exhaustion', 'pigs', 'ready'].includes(told(event).type);
}

/** Events grouped as a player enters them: those on the empty wall are one sheet. */
export function entriesOf(events: readonly object[]): object[][] {
  const entries: object[][] = [];
  for (const event of events) {
    const last = entries.at(-1);
    if (isWall(event) && last?.every(isWall)) last.push(event);
    else entries.push([event]);
  }
  return entries;
}

/** Enters events one after the other. */
export async function enter(page: TablePage, ...events: readonly object[]): Promise<void> {
  for (const entry of entriesOf(events)) {
    const [first] = entry.map(told);
    if (first?.type === 'kong') await enterKong(page, first as Kong);
    else if (first?.type === 'win') await enterWin(page, first as Win);
    else await enterWall(page, entry);
  }
}
