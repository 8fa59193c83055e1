import fc from 'fast-check';
import { rulesets, type Ruleset } from '../../src/engine/index.js';
import { junk, shapedEvent, someOptions } from './arbitraries.js';
import { at, fullRecord, replaced, sites, type Path } from './samples.js';
import { clone, fromJson } from './settling.js';

/*
 * JSON records that are right, or wrong in a few random places.
 */

export interface Known {
  readonly key: string;
  readonly value: unknown;
}

const everyKey = [...rulesets.values()].map(fullRecord).flatMap((record) =>
  sites(record).flatMap((path): Known[] => {
    const key = path.at(-1);
    return typeof key === 'string' ? [{ key, value: at(record, path) }] : [];
  }),
);

/** Every key that a record of some ruleset has, with each value that it has there. */
export const known: readonly Known[] = [...new Map(everyKey.map((one) => [JSON.stringify(one), one])).values()];

const value: fc.Arbitrary<unknown> = fc.oneof(
  junk.filter((one) => typeof one !== 'bigint' && one !== undefined),
  fc.constantFrom(...known).map((one) => one.value),
  fc.integer({ min: -2, max: 101 }),
);

const property: fc.Arbitrary<Known> = fc.oneof(
  fc.constantFrom(...known),
  fc.record({ key: fc.constantFrom('extra', 'toString', '__proto__', 'a/b~c'), value }),
);

/** `site` picks a place, counted from the top and round again. */
type Mutation =
  | { readonly does: 'remove'; readonly site: number }
  | { readonly does: 'replace'; readonly site: number; readonly value: unknown }
  | { readonly does: 'add'; readonly site: number; readonly property: Known };

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ does: fc.constant('remove'), site: fc.nat() }),
  fc.record({ does: fc.constant('replace'), site: fc.nat(), value }),
  fc.record({ does: fc.constant('add'), site: fc.nat(), property }),
);

/** A thawed copy without what stands at `path`. */
export function removed(record: unknown, path: Path): unknown {
  const key = path.at(-1);
  if (key === undefined) return null;
  const copy = clone(record);
  const holder = at(copy, path.slice(0, -1));
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder as object, key);
  return copy;
}

/** A thawed copy with one more key, or item, in what stands at `path`; a value that has neither is replaced. */
export function added(record: unknown, path: Path, { key, value }: Known): unknown {
  const holder = at(record, path);
  if (typeof holder !== 'object' || holder === null) return replaced(record, path, value);
  return replaced(record, [...path, Array.isArray(holder) ? holder.length : key], value);
}

function mutated(record: unknown, mutation: Mutation): unknown {
  const everywhere = sites(record);
  const path = everywhere[mutation.site % everywhere.length]!;
  switch (mutation.does) {
    case 'remove':
      return removed(record, path);
    case 'replace':
      return replaced(record, path, mutation.value);
    case 'add':
      return added(record, path, mutation.property);
  }
}

function shapedRecord(ruleset: Ruleset): fc.Arbitrary<unknown> {
  const { players, money } = fullRecord(ruleset);
  const round = {
    dealer: fc.integer({ min: 0, max: 3 }),
    events: fc.array(shapedEvent(ruleset), { maxLength: 4 }),
    ...(ruleset.streak && { streak: fc.integer(ruleset.streak) }),
  };
  return fc.record(
    {
      format: fc.constant('mahjong-settler'),
      version: fc.constant(1),
      ruleset: fc.constant(ruleset.id),
      options: someOptions(ruleset),
      players: fc.constant(players),
      money: fc.constant(money),
      rounds: fc.array(fc.record(round, { requiredKeys: ['events'] }), { maxLength: 3 }),
    },
    { requiredKeys: ['format', 'version', 'ruleset', 'rounds'] },
  );
}

/** A record as JSON brings it: of the right shape, or spoilt in up to three places. */
export function jsonRecord(ruleset: Ruleset): fc.Arbitrary<unknown> {
  return fc
    .tuple(shapedRecord(ruleset), fc.array(mutation, { maxLength: 3 }))
    .map(([record, mutations]) => fromJson(mutations.reduce<unknown>(mutated, record)));
}
