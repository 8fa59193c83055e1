import fc from 'fast-check';
import {
  parseRecord,
  RecordError,
  type MahjongRecord,
  type Round,
  type RoundEvent,
  type Ruleset,
} from '../../src/engine/index.js';
import { attempt, openRound } from '../../src/engine/round.js';
import { optionsInForce } from '../../src/engine/session.js';
import { shapedEvent } from './arbitraries.js';

/* Whole sessions, as rich as players may make them. */

/** What people write below an entry. */
const captions = [
  'Rain: two from everyone, and it is only the second discard.',
  'Nobody saw that coming.',
  'She had waited for the last bamboo since the deal.',
  'The kong is robbed, and its money goes back.',
  '海底撈月: the very last tile of the wall.',
  'Bo “never discards a dragon” Li discards a dragon.',
  'Three winners on one discard; the table laughs.',
  'One tile short of seven pairs, again.',
];

const players = ['Maximilian von Hohenberg', 'Bo "the Wall" Li', '陈小明', 'Zoë O’Neil, Jr.'];

/** Options that are none of them the default. */
function otherOptions({ options }: Ruleset): Record<string, unknown> {
  const chosen = Object.entries(options).map(([name, field]) => {
    if (field.kind === 'switch') return [name, !field.default] as const;
    if (field.kind === 'integer') return [name, field.min === field.default ? field.min + 1 : field.min] as const;
    return [name, field.values.find((value) => value !== field.default)] as const;
  });
  return Object.fromEntries(chosen);
}

/**
 * A legal session of so many settled rounds, the same for the same seed: rounds of any length, every entry of which may be
 * any legal one; names, money, no option at its default; `noted` is the part of the entries that has a caption.
 */
export function richSession(ruleset: Ruleset, seed: number, noted: number, count = 16): MahjongRecord {
  const options = otherOptions(ruleset);
  const inForce = optionsInForce(ruleset, options as never);
  const [events] = fc.sample(fc.infiniteStream(fc.tuple(shapedEvent(ruleset), fc.nat(99), fc.nat(99))), {
    seed,
    numRuns: 1,
  });
  const rounds: { events: RoundEvent[] }[] = [];
  let before: Round | undefined;
  while (rounds.length < count) {
    let round = openRound(inForce, before ? ruleset.next(before) : { dealer: 0, streak: 0 });
    while (round.phase !== 'settled') {
      const { value } = events!.next();
      const [{ note: _, ...event }, dice, page] = value as [Record<string, unknown>, number, number];
      // Most walls are not empty at once, and kongs are rarer than what can be entered.
      if ((event.type === 'exhaustion' || event.type === 'kong') && dice < 50) continue;
      const note = page < noted * 100 ? { note: captions[(dice + page) % captions.length] } : {};
      const next = attempt(ruleset, round, { ...event, ...note });
      if (!(next instanceof RecordError)) round = next;
    }
    before = round;
    rounds.push({ events: [...round.events] });
  }
  const money = { pointValue: '0.125', currency: 'EUR' };
  return parseRecord({ format: 'mahjong-settler', version: 1, ruleset: ruleset.id, options, players, money, rounds });
}
