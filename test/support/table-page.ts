import { expect, fixture, html } from '@open-wc/testing';
import { eventually } from './eventually.js';
import '../../src/index.js';
import type { MahjongSettler } from '../../src/element/index.js';
import { settle, type RoundEvent } from '../../src/engine/index.js';
import { allOf, contextOf, isDimmed, isInput, isPressed, nameOf, oneOf, textOf, type Name } from './accessible.js';
import { click, type Hand } from './hands.js';

export const players = ['Ann', 'Bo', 'Chen', 'Dee'] as const;
export type Player = (typeof players)[number];

/** A seat as it is shown. */
export interface Plaque {
  readonly player: string;
  /** With its sign; while something is previewed, what it would be. */
  readonly balance: string;
  /** What it is, where something else is previewed. */
  readonly was: string | undefined;
  /** "won 1st", "pig", "ready", "not ready", "dealer". */
  readonly status: string | undefined;
  readonly dimmed: boolean;
  readonly pressed: boolean;
}

interface Place {
  readonly name: string;
  readonly left: number;
  readonly top: number;
}

/** A tile that is held down sinks by this many pixels at most. */
const sunk = 2.5;

const moves: string[] = [];

/** Adds the last test of a file: none of its taps has moved anything but what was tapped. */
export function itMovesNothing(): void {
  // Mocha runs what is outside of any `describe` first.
  describe('every tap', () => {
    it('has moved no other target', () => {
      expect(moves).to.deep.equal([]);
    });
  });
}

/** A mounted element as its players see and use it. */
export class TablePage {
  /** Presses so far, of whatever kind. */
  taps = 0;
  /** Sees to it that nothing moves. */
  isWatched = true;

  constructor(
    readonly element: MahjongSettler,
    readonly hand: Hand,
  ) {}

  static async open(hand: Hand = click, attributes: Record<string, string> = {}, width = 360): Promise<TablePage> {
    const element = document.createElement('mahjong-settler');
    const all = { players: players.join(', '), ...attributes };
    for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
    await fixture(html`<div style="width: ${width}px">${element}</div>`);
    return new TablePage(element, hand);
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot!;
  }

  /** A group or region by its name. */
  part(name: Name): HTMLElement {
    const parts = [...allOf(this.root, 'group', name), ...allOf(this.root, 'region', name)];
    expect(parts, `groups and regions ${String(name)}`).to.have.length(1);
    return parts[0]!;
  }

  hasPart(name: Name): boolean {
    return allOf(this.root, 'group', name).length + allOf(this.root, 'region', name).length > 0;
  }

  button(name: Name, within?: Name): HTMLElement {
    return oneOf(within === undefined ? this.root : this.part(within), 'button', name);
  }

  hasButton(name: Name, within?: Name): boolean {
    return allOf(within === undefined ? this.root : this.part(within), 'button', name).length > 0;
  }

  seat(player: string): HTMLElement {
    return this.button(new RegExp(`^[ESWN] ${player} `), 'Table');
  }

  /** The chip for a hand's value; the last stands for all above the cap. */
  fan(fan: number, within: Name = 'Fan'): HTMLElement {
    return this.button(new RegExp(`^${fan}[+]?( |$)`), within);
  }

  /** A chip by what it says before its worth. */
  chip(label: string, within: Name): HTMLElement {
    return this.button(new RegExp(`^${label.replace(/[+]/g, '[+]')}( \\d|$)`), within);
  }

  async tap(target: HTMLElement): Promise<void> {
    await this.#watched(target, () => this.hand.press(target));
  }

  async tapSeat(player: string): Promise<void> {
    await this.tap(this.seat(player));
  }

  async tapButton(name: Name, within?: Name): Promise<void> {
    await this.tap(this.button(name, within));
  }

  /** Says what the hand is worth, by its digit where the hand has digits. */
  async say(fan: number): Promise<void> {
    const { hand } = this;
    if (hand.digit && fan < 10) await this.#watched(undefined, () => hand.digit!(fan));
    else await this.tap(this.fan(fan));
  }

  /** Types into a field; the last, where several are called so. */
  async type(name: Name, value: number): Promise<void> {
    const field = allOf(this.root, 'spinbutton', name).at(-1);
    if (!isInput(field)) throw new Error(`There is no field ${String(name)}`);
    await this.hand.type(field, value);
    await this.settled();
  }

  async choose(label: Name, option: string): Promise<void> {
    const select = oneOf(this.root, 'combobox', label) as HTMLSelectElement;
    const index = Array.from(select.options).findIndex(({ text }) => text.trim() === option);
    expect(index, `${option} in ${nameOf(select)}`).to.be.at.least(0);
    if (this.hand.choose) await this.hand.choose(select, index);
    else {
      select.selectedIndex = index;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await this.settled();
    expect(select.selectedIndex, option).to.equal(index);
  }

  /** Opens a panel, which is fetched when it is first wanted. */
  async openPanel(name: 'Session' | 'House rules'): Promise<void> {
    await this.tapButton(name);
    await eventually(() => this.hasPart(name), `the panel ${name} opens`);
    await this.settled();
  }

  async closePanel(): Promise<void> {
    await this.tapButton('Close');
  }

  async settled(): Promise<void> {
    await this.element.updateComplete;
    // Focus is put where it is wanted next once the update is there.
    await Promise.resolve();
    await this.element.updateComplete;
  }

  get plaques(): Plaque[] {
    return allOf(this.part('Table'), 'button').map((seat) => {
      const shown = /^[ESWN] (\S+) (?:([+−]?[\d,.]+) )?([+−]?[\d,.]+)(?: (.+))?$/.exec(textOf(seat));
      if (!shown) throw new Error(`A plaque says "${textOf(seat)}"`);
      const [, player = '', was, balance = '', status] = shown;
      return { player, balance, was, status, dimmed: isDimmed(seat), pressed: isPressed(seat) };
    });
  }

  get balances(): string {
    return this.plaques.map(({ balance }) => balance).join(' ');
  }

  get statuses(): (string | undefined)[] {
    return this.plaques.map(({ status }) => status);
  }

  get phase(): string {
    const steps = allOf(oneOf(this.root, 'list', 'Phases'), 'listitem');
    const current = steps.filter((step) => step.getAttribute('aria-current') === 'step');
    expect(current, 'current phases').to.have.length(1);
    return textOf(current[0]!);
  }

  get roundTitle(): string {
    return textOf(allOf(this.root, 'heading')[0]!);
  }

  /** The round, what the deal stakes and the phases. */
  get rail(): string {
    return textOf(allOf(this.root, 'heading')[0]!.parentElement!);
  }

  /** What the tray says: the prompt, the preview, or why the last tap did nothing. */
  get says(): string {
    return allOf(this.part('Entry'), 'status').map(textOf).join(' ');
  }

  get tray(): string {
    return textOf(this.part('Entry'));
  }

  get ledger(): string {
    return textOf(this.part('Ledger'));
  }

  /** The entries in the ledger, as they read. */
  get rows(): string[] {
    return allOf(this.part('Ledger'), 'button').map(textOf);
  }

  row(number: number): HTMLElement {
    return this.button(new RegExp(`^${number} `), 'Ledger');
  }

  /** The events of a round, the last by default. */
  events(round = -1): readonly RoundEvent[] {
    return this.element.record.rounds.at(round)?.events ?? [];
  }

  /** The numbers after a label in the ledger: "This round sum 0 E +4 S −4 W 0 N 0". */
  total(label: string, text = this.ledger): number[] {
    const found = new RegExp(`${label} sum 0((?: [ESWN] [+−]?[\\d,.]+){4})`).exec(text);
    if (!found) throw new Error(`No total "${label}" in: ${text}`);
    return Array.from(found[1]!.matchAll(/[+−]?\d[\d,.]*/g), ([one]) => Number(one.replace('−', '-').replace(',', '')));
  }

  /** What is settled is what the engine says of the record, and what is shown sums to zero. */
  expectSettled(): void {
    const { element } = this;
    expect(element.error).to.be.null;
    expect(element.settlement).to.deep.equal(settle(element.record));
    const sum = (numbers: readonly number[]) => numbers.reduce((so, one) => so + one, 0);
    for (const { balances } of element.settlement.rounds) expect(sum(balances)).to.equal(0);
    expect(sum(element.settlement.balances)).to.equal(0);
    if (this.hasPart('Ledger')) {
      const shown = this.total('This round');
      expect(sum(shown)).to.equal(0);
      expect(shown.map(String)).to.deep.equal(this.plaques.map(({ was, balance }) => plain(was ?? balance)));
    }
  }

  /** Presses, and sees to it that nothing else moves. The sheet for the empty wall may push what is below the table. */
  async #watched(target: HTMLElement | undefined, press: () => Promise<void>): Promise<void> {
    this.taps += 1;
    const [before, wasSheet] = this.isWatched ? [this.#places(target), this.hasButton('Not ready')] : [];
    const cause = target ? identityOf(target) : 'a digit';
    await press();
    await this.settled();
    if (!before) return;
    const after = this.#places(undefined);
    const isSheet = [wasSheet, this.hasButton('Not ready')].includes(true);
    // Entries behind one that reads otherwise now may stand elsewhere.
    let isLedgerNew = false;
    for (const [what, from] of before) {
      const to = after.get(what);
      if (what.startsWith('Ledger')) isLedgerNew ||= to?.name !== from.name;
      if (!to || isLedgerNew || (isSheet && !what.startsWith('Table'))) continue;
      const [x, y] = [to.left - from.left, to.top - from.top].map(Math.round);
      if (Math.hypot(to.left - from.left, to.top - from.top) <= sunk) continue;
      const move = `${what} by ${String(x)}, ${String(y)} px by a tap on ${cause}`;
      if (!moves.includes(move)) moves.push(move);
    }
  }

  /** Where every button is, from the element's corner, by the part it is in and what it is called there. */
  #places(except: HTMLElement | undefined): Map<string, Place> {
    const corner = this.element.getBoundingClientRect();
    const places = new Map<string, Place>();
    for (const button of allOf(this.root, 'button')) {
      // What is not shown cannot be missed.
      if (button === except || !button.checkVisibility()) continue;
      const { left, top } = button.getBoundingClientRect();
      places.set(identityOf(button), { name: nameOf(button), left: left - corner.left, top: top - corner.top });
    }
    return places;
  }
}

/** The part that a button is in and what it is called there, whatever else its name says for now. */
function identityOf(button: HTMLElement): string {
  const [context, name] = [contextOf(button), nameOf(button)];
  // A seat's name goes on with its balance, an entry's with its payments, a chip's with its worth.
  if (context === 'Table') return `Table ▸ ${name.split(' ')[1] ?? ''}`;
  if (/^(Ledger|Session)$/.test(context) && /^\d+ /.test(name)) return `${context} ▸ ${name.split(' ')[0] ?? ''}`;
  return `${context} ▸ ${name.replace(/ \d[\d ,.+KMBT]*( each)?$/, '')}`;
}

function plain(signed: string): string {
  return signed.replace('−', '-').replace(/[+,]/g, '');
}
