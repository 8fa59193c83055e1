import { describe, expect, it } from 'vitest';
import {
  parseRecord,
  RecordError,
  rulesets,
  settle,
  type MahjongRecord,
  type Ruleset,
} from '../../src/engine/index.js';
import { attempt, openRound } from '../../src/engine/round.js';
import { optionsInForce } from '../../src/engine/session.js';
import { hostileValues, readOnlyProxy } from '../support/hostile.js';
import { at, fullRecord, replaced, sites, withProperty } from '../support/samples.js';
import { clone, freezeDeep, fromJson, refusalOf, settleAny, thawed, tryTo } from '../support/settling.js';

/** Whatever is made of hostile input is plain and stands a second reading. */
function expectSound(result: MahjongRecord | RecordError): void {
  if (result instanceof RecordError) return;
  expect(parseRecord(fromJson(result))).toEqual(result);
  expect(thawed(result)).toEqual([]);
}

/** A value that is another one at every reading. */
function fickle(
  record: unknown,
  path: readonly (string | number)[],
  first: unknown,
  then: unknown,
  readings: number,
): unknown {
  let count = 0;
  return withProperty(record, path, { get: () => (++count <= readings ? first : then) });
}

describe.each([...rulesets.values()])('a record of $id', (ruleset) => {
  const record = fullRecord(ruleset);
  const everywhere = sites(record).slice(1);

  it('may be frozen, and is not written to', () => {
    const frozen = freezeDeep(clone(record));
    expect(parseRecord(frozen)).toEqual(record);
    expect(parseRecord(readOnlyProxy(clone(record)))).toEqual(record);
    expect(frozen).toEqual(record);
  });

  it('shares nothing with what it was read from', () => {
    const given = clone(record);
    const parsed = parseRecord(given);
    for (const path of sites(record)) {
      const value = at(given, path);
      if (typeof value === 'object' && value !== null) expect(at(parsed, path)).not.toBe(value);
    }
    expect(thawed(given)).toContain('(top)');
  });

  it('with a list that lies about its length is refused there', () => {
    for (const path of everywhere.filter((one) => Array.isArray(at(record, one)))) {
      for (const length of [NaN, -1, 0.5, Infinity, 'x', {}, undefined]) {
        const lying = new Proxy(clone(at(record, path)) as object, {
          get: (target, key) => (key === 'length' ? length : Reflect.get(target, key)),
        });
        expect(() => parseRecord(replaced(record, path, lying))).toThrow(
          expect.objectContaining({ code: 'invalid-record', path: `/${path.join('/')}` }),
        );
      }
    }
  });

  it('may consist of objects without prototype, and of instances', () => {
    class Instance {
      readonly own = true;
    }
    for (const prototype of [null, Instance.prototype]) {
      const rebuilt = JSON.parse(JSON.stringify(record), (_, value: unknown) => {
        return typeof value === 'object' && value !== null && !Array.isArray(value)
          ? (Object.assign(Object.create(prototype) as object, value) as unknown)
          : value;
      }) as unknown;
      const parsed = parseRecord(rebuilt);
      expect(parsed).toEqual(record);
      expect(Object.getPrototypeOf(parsed.rounds[0])).toBe(Object.prototype);
    }
  });

  it('is not read from a prototype', () => {
    expect(refusalOf(() => parseRecord(Object.create(record)))).toMatchObject({
      code: 'invalid-record',
      path: '/format',
    });
    const inherited = replaced(record, ['rounds', 0, 'events', 0], Object.create(record.rounds[0]!.events[0]!));
    expect(refusalOf(() => parseRecord(inherited)).path).toBe('/rounds/0/events/0/type');
  });

  it.each(hostileValues)('may have getters that turn into %s', (_, make) => {
    for (const path of everywhere) {
      for (const readings of [1, 2])
        expectSound(tryTo(() => parseRecord(fickle(record, path, at(record, path), make(), readings))));
    }
  });

  it('may have getters that turn into another value that fits', () => {
    const others = [0, 3, null, true, ...rulesets.keys(), ...Object.keys(ruleset.events)];
    for (const path of everywhere) {
      for (const other of others) {
        for (const readings of [1, 2]) {
          expectSound(tryTo(() => parseRecord(fickle(record, path, at(record, path), other, readings))));
          expectSound(tryTo(() => parseRecord(fickle(record, path, other, at(record, path), readings))));
        }
      }
    }
  });

  it('lets through only what a getter itself throws', () => {
    const mine = new Error('mine');
    for (const path of everywhere) {
      const throwing = withProperty(record, path, {
        get: () => {
          throw mine;
        },
      });
      expect(() => parseRecord(throwing)).toThrow(mine);
    }
  });

  it('is read once more when it is settled, from the copy', () => {
    for (const path of everywhere) {
      const result = tryTo(() => settleAny(fickle(record, path, at(record, path), 'nothing', 1)));
      if (!(result instanceof RecordError)) expect(result.ruleset).toBe(ruleset.id);
    }
  });
});

/** Lists that say one thing of themselves and give another. */
const lyingLists: readonly (readonly [name: string, make: (items: readonly unknown[]) => unknown])[] = [
  [
    'iterate over more than they hold',
    (items) =>
      iterating(items, function* () {
        for (let n = 0; n < 9; n += 1) yield items[0];
      }),
  ],
  [
    'iterate over nothing',
    (items) =>
      iterating(items, function* () {
        /* nothing */
      }),
  ],
  [
    'iterate without end',
    (items) =>
      iterating(items, function* () {
        for (let n = 0; ; n += 1) {
          yield items[0];
          patience(n);
        }
      }),
  ],
  ['cannot be iterated', (items) => iterating(items, 1)],
  ['grow as they are read', growing],
  ['map to something else', (items) => Object.assign([...items], { map: () => ['odd'], entries: () => ['odd'] })],
];

function iterating(items: readonly unknown[], iterator: unknown): unknown {
  return Object.defineProperty([...items], Symbol.iterator, { value: iterator });
}

/** Ends a test that would not end. */
function patience(count: number): void {
  if (count > 1000) throw new Error('read on and on');
}

function growing(items: readonly unknown[]): unknown {
  let readings = 0;
  return new Proxy([...items], {
    get(target, key, receiver): unknown {
      if (key === 'length') {
        patience(++readings);
        return items.length + Math.max(0, readings - 3);
      }
      return typeof key === 'string' && /^\d+$/.test(key) ? items[0] : Reflect.get(target, key, receiver);
    },
  });
}

describe.each([...rulesets.values()])('lists in a record of $id', (ruleset) => {
  const record = fullRecord(ruleset);
  const lists = sites(record).filter(
    (path) => Array.isArray(at(record, path)) && (at(record, path) as unknown[]).length > 0,
  );

  it.each(lyingLists)('that %s are read as what they hold, or refused', (_, make) => {
    for (const path of lists) {
      const lying = replaced(record, path, make(at(record, path) as unknown[]));
      expectSound(tryTo(() => parseRecord(lying)));
    }
  });

  it('hold at most 100,000 entries', () => {
    for (const path of [['rounds'], ['rounds', 0, 'events']]) {
      const long = replaced(
        record,
        path,
        Array.from({ length: 100_001 }, () => at(record, [...path, 0])),
      );
      expect(refusalOf(() => parseRecord(long))).toMatchObject({ code: 'invalid-record', path: `/${path.join('/')}` });
    }
  });
});

describe.each([...rulesets.values()])('an event that changes between readings, in $id', (ruleset: Ruleset) => {
  const open = openRound(optionsInForce(ruleset), { dealer: 0, streak: 0 });

  it('is entered as one of them, or refused', () => {
    const events = fullRecord(ruleset).rounds[0]!.events;
    for (const event of events) {
      for (const path of sites(event).slice(1)) {
        const next = attempt(ruleset, open, fickle(event, path, at(event, path), 0, 1));
        if (!(next instanceof RecordError))
          expectSound(parseRecord({ ...fullRecord(ruleset), rounds: [{ events: next.events }] }));
      }
    }
  });
});

it('a settlement does not change when the record it came from does', () => {
  const record = {
    format: 'mahjong-settler',
    version: 1,
    ruleset: 'sichuan',
    options: { base: 2 },
    rounds: [] as unknown[],
  };
  const settlement = settle(record as unknown as MahjongRecord);
  record.options.base = 3;
  record.rounds.push('nothing');
  expect(settlement).toMatchObject({ options: { base: 2 }, rounds: [] });
});
