import { alerts, buttons, canPress, drawn, enterKong, enterSelfDraw, fill, hasPart, mount, open, openPanel, part, pickFan, press, tap, type Mounting } from './mounted.js'; // prettier-ignore
import { concealed, discard, exposed, pigs, ready, recordOf, selfDraw, wall } from './sichuan.js';
import { expect } from '@open-wc/testing';
import type { MahjongSettler } from '../../src/index.js';

/* Every phase and state that the element can be seen in, for what must hold in all of them. */

export interface State {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly events?: readonly object[];
  /** Rounds before the one with the events. */
  readonly before?: readonly object[];
  /** Brings it about, and sees that it has. */
  enter(host: MahjongSettler, players: readonly string[]): Promise<void>;
}

const three = [discard(3, [[0, 1]]), discard(3, [[1, 1]]), discard(3, [[2, 1]])];
const some = [concealed(1), exposed(2, 3), selfDraw(0, 3)];
const illegal = [selfDraw(0, 2), concealed(1), concealed(0), concealed(2)];

async function toValue(
  host: MahjongSettler,
  [, one, two, from]: readonly string[],
  fan: number | string,
): Promise<void> {
  await tap(host, one!);
  await press(host, from!, 'Win, from');
  await pickFan(host, fan);
  if (two !== undefined) await tap(host, two);
}

async function answer(host: MahjongSettler, player: string, as: string, fan?: string): Promise<void> {
  await press(host, as, player);
  if (fan !== undefined) await press(host, new RegExp(`^${fan.replace('+', '\\+')}`), `${player}’s largest hand`);
}

export const states: readonly State[] = [
  {
    name: 'empty',
    async enter(host) {
      expect(host.record.rounds).to.be.empty;
    },
  },
  {
    name: 'idle with entries',
    events: some,
    async enter(host) {
      expect(buttons(part(host, 'Ledger'))).to.have.lengthOf(3);
    },
  },
  {
    name: 'a seat tapped',
    events: some,
    async enter(host, [, one]) {
      await tap(host, one!);
      expect(hasPart(host, 'Kong')).to.be.true;
    },
  },
  {
    name: 'a seat tapped after a kong',
    events: [concealed(1)],
    async enter(host, [one]) {
      await tap(host, one!);
      expect(buttons(part(host, 'Win, from'))).to.have.length.above(2);
    },
  },
  {
    name: 'a robbed kong unfolded',
    events: some,
    async enter(host, [, one]) {
      await tap(host, one!);
      await press(host, 'Robbed kong');
      expect(hasPart(host, 'Kong')).to.be.false;
    },
  },
  {
    name: 'the value still asked',
    async enter(host, [, one]) {
      await tap(host, one!);
      await press(host, 'Self-draw');
      expect(hasPart(host, 'Fan')).to.be.true;
    },
  },
  {
    name: 'the value of one winner',
    events: some,
    async enter(host, [, one, , from]) {
      await tap(host, one!);
      await press(host, from!, 'Win, from');
      await pickFan(host, 2);
    },
  },
  {
    name: 'the value of two winners',
    events: some,
    async enter(host, players) {
      await toValue(host, players, 2);
      await pickFan(host, 3);
      expect(buttons(part(host, 'Table')).filter((one) => one.ariaPressed === 'true')).to.have.lengthOf(2);
    },
  },
  {
    name: 'the value typed',
    async enter(host, [, one]) {
      await tap(host, one!);
      await press(host, 'Self-draw');
      await pickFan(host, `${(host.settlement.options.fanCap as number) + 1}+`);
      await fill(host, /exactly$/, '12');
    },
  },
  {
    name: 'the wall’s sheet empty',
    events: [concealed(1)],
    async enter(host, players) {
      await press(host, 'Wall empty');
      for (const player of players) part(host, player);
    },
  },
  {
    name: 'the wall’s sheet partly answered',
    events: [concealed(1)],
    async enter(host, [one, two, three]) {
      await press(host, 'Wall empty');
      await answer(host, one!, 'Ready');
      await answer(host, two!, 'Pig');
      await answer(host, three!, 'Ready', '2');
    },
  },
  {
    name: 'the wall’s sheet answered',
    events: [concealed(1)],
    async enter(host, [one, two, three, four]) {
      await press(host, 'Wall empty');
      await answer(host, one!, 'Ready', `${(host.settlement.options.fanCap as number) + 1}\\+`.replace('\\', ''));
      await answer(host, two!, 'Pig');
      await answer(host, three!, 'Ready', '2');
      await answer(host, four!, 'Not ready');
    },
  },
  {
    name: 'settled',
    before: [{ events: three }],
    events: [concealed(1), wall, pigs(3), ready([0, 4])],
    async enter(host) {
      expect(host.settlement.rounds[1]!.phase).to.equal('settled');
      expect(buttons(host, /^Next/)).to.have.lengthOf(1);
    },
  },
  {
    name: 'an entry that cannot stand, others waiting',
    events: illegal,
    async enter(host) {
      expect(alerts(host)).to.have.lengthOf(1);
    },
  },
  {
    name: 'a waiting entry opened',
    events: illegal,
    async enter(host) {
      await open(host, 3);
      expect(buttons(host, 'Remove')).to.have.lengthOf(1);
    },
  },
  {
    name: 'a kong corrected',
    events: some,
    async enter(host) {
      await open(host, 0);
      expect(buttons(host, 'Remove')).to.have.lengthOf(1);
    },
  },
  {
    name: 'a win corrected',
    events: some,
    async enter(host) {
      await open(host, 2);
      expect(hasPart(host, 'Fan')).to.be.true;
    },
  },
  {
    name: 'an entry put before another',
    events: some,
    async enter(host) {
      await open(host, 1);
      await press(host, /^Insert/);
      expect(buttons(host, 'Cancel')).to.have.lengthOf(1);
    },
  },
  {
    name: 'a tap that is refused',
    events: [selfDraw(0, 2)],
    async enter(host, [one]) {
      await tap(host, one!);
      expect(part(host, 'Entry').textContent).to.contain('Has won already');
    },
  },
  {
    name: 'undone',
    async enter(host, [one, two]) {
      await enterKong(host, one!);
      await enterKong(host, two!);
      await press(host, 'Undo');
      expect(canPress(host, 'Redo')).to.be.true;
    },
  },
  {
    name: 'notices of an attribute and a record',
    attributes: { 'pig-pays': 'nobody' },
    events: some,
    async enter(host) {
      host.record = { ...host.record, version: 2 as 1 };
      await drawn(host);
      expect(alerts(host)).to.have.lengthOf(2);
    },
  },
  {
    name: 'the session',
    before: [{ events: three }],
    events: some,
    async enter(host) {
      await openPanel(host, 'Session');
    },
  },
  {
    name: 'how a round starts',
    before: [{ events: three }],
    events: some,
    async enter(host) {
      await openPanel(host, 'Session');
      await openPanel(host, 'Round 1', 'Round 1: dealer and more');
      await press(host, /^S /, 'Who deals round 1');
      expect(host.record.rounds[0]!.dealer).to.equal(1);
    },
  },
  {
    name: 'two players to be exchanged',
    before: [{ events: three }],
    events: some,
    async enter(host, [one, two]) {
      await openPanel(host, 'Session');
      await openPanel(host, 'Players');
      await press(host, `Swap ${one!}`);
      await press(host, `Swap ${two!}`);
      expect(buttons(host, 'Swap names')).to.have.lengthOf(1);
    },
  },
  {
    name: 'house rules',
    attributes: { 'pig-pays': 'ready' },
    async enter(host) {
      await openPanel(host, 'House rules');
    },
  },
  {
    name: 'house rules with their preview',
    events: some,
    async enter(host) {
      await openPanel(host, 'House rules');
      await fill(host, 'A self-drawn win adds', 'Nothing');
      expect(buttons(host, 'Re-settle this game')).to.have.lengthOf(1);
    },
  },
  {
    name: 'readonly',
    attributes: { readonly: '' },
    events: some,
    async enter(host) {
      expect(host.readOnly).to.be.true;
    },
  },
  {
    name: 'readonly and settled',
    attributes: { readonly: '' },
    events: three,
    async enter(host) {
      expect(host.settlement.rounds[0]!.phase).to.equal('settled');
    },
  },
  {
    name: 'a self-draw after a kong, its payments shown',
    async enter(host, [one, two]) {
      await enterKong(host, one!);
      await enterSelfDraw(host, two!, 3);
      expect(host.settlement.rounds[0]!.payments).to.have.lengthOf(6);
    },
  },
];

/** An element in that state. */
export async function mountIn(
  state: State,
  players: readonly string[],
  mounting: Mounting = {},
  more: Readonly<Record<string, string>> = {},
): Promise<MahjongSettler> {
  const { attributes, before = [], events } = state;
  const record = recordOf(events ? [...before, { events }] : []);
  const host = await mount({ ...attributes, ...more }, { ...mounting, properties: { players, record } });
  await state.enter(host, players);
  // What fades is judged by what it becomes.
  for (const animation of host.shadowRoot!.getAnimations()) animation.finish();
  return host;
}
