import fc from 'fast-check';
import { parseRecord, type MahjongRecord, type Ruleset } from '../../src/engine/index.js';
import { shapedEvent } from './arbitraries.js';
import { clone } from './settling.js';

export type Path = readonly (string | number)[];

/** A record of the right shape with every key that the ruleset knows; its events need not be legal together. */
export function fullRecord(ruleset: Ruleset): MahjongRecord {
  const seen = new Set<string>();
  // An event that has a key, or a value of a choice, that none before it had.
  const events = fc.sample(shapedEvent(ruleset), { seed: 5, numRuns: 200 }).filter(({ type, ...rest }) => {
    const known = seen.size;
    for (const [key, value] of Object.entries(rest)) {
      const isChoice = ruleset.events[String(type)]?.fields[key]?.kind === 'choice';
      seen.add(`${String(type)} ${key} ${isChoice ? String(value) : ''}`);
    }
    return seen.size > known;
  });
  const options = Object.entries(ruleset.options).map(([name, field]) => [name, field.default]);
  const start = { dealer: 1, ...(ruleset.streak && { streak: ruleset.streak.min }) };
  return parseRecord({
    format: 'mahjong-settler',
    version: 1,
    ruleset: ruleset.id,
    options: Object.fromEntries(options),
    players: ['Ann', 'Bo', 'Chen', 'Dee'],
    money: { pointValue: '0.10', currency: 'EUR' },
    rounds: [{ ...start, events }, { events: [] }],
  });
}

/** The path of every value within `value`, the top included. */
export function sites(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const step = (key: string): string | number => (Array.isArray(value) ? Number(key) : key);
  return [path, ...Object.entries(value).flatMap(([key, one]) => sites(one, [...path, step(key)]))];
}

/** The value at `path`; what is inherited does not count. */
export function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((so, key) => {
    return typeof so === 'object' && so !== null && Object.hasOwn(so, key)
      ? (so as Record<string | number, unknown>)[key]
      : undefined;
  }, value);
}

/** A thawed copy with the value at `path` defined anew. */
export function withProperty(value: unknown, path: Path, property: PropertyDescriptor): unknown {
  const key = path.at(-1);
  if (key === undefined) return property.value;
  const copy = clone(value);
  Object.defineProperty(at(copy, path.slice(0, -1)), key, { enumerable: true, configurable: true, ...property });
  return copy;
}

export function replaced(value: unknown, path: Path, by: unknown): unknown {
  return withProperty(value, path, { value: by, writable: true });
}

export function pointerTo(path: Path): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The code that the contract gives a refusal for its shape, by where it is and what stands there. */
export function shapeCode(path: string, value: unknown): string {
  if (path === '/version' && typeof value === 'number') return 'unsupported-version';
  if (path === '/ruleset' && typeof value === 'string') return 'unknown-ruleset';
  if (/^\/options\/./.test(path)) return 'invalid-option';
  if (/^\/rounds\/\d+\/events\/\d+\/type$/.test(path) && typeof value === 'string') return 'unknown-event';
  return 'invalid-record';
}
