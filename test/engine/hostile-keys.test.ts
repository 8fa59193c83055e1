import { afterEach, describe, expect, it } from 'vitest';
import { parseRecord, rulesets } from '../../src/engine/index.js';
import { attempt, openRound } from '../../src/engine/round.js';
import { optionsInForce } from '../../src/engine/session.js';
import { at, fullRecord, pointerTo, replaced, sites } from '../support/samples.js';
import { clone, refusalOf, resolves, tryTo } from '../support/settling.js';

const inherited = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
];
const untouched = Object.getOwnPropertyNames(Object.prototype);

afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(untouched);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

/** A copy with a key of its own, whatever its name. */
function withKey(value: unknown, path: readonly (string | number)[], key: string): unknown {
  const copy = clone(value);
  const own = { value: { polluted: true }, enumerable: true, configurable: true, writable: true };
  Object.defineProperty(at(copy, path), key, own);
  return copy;
}

describe.each([...rulesets.values()])('a record of $id', (ruleset) => {
  const record = fullRecord(ruleset);
  const objects = sites(record).filter((path) => {
    const value = at(record, path);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  });

  it.each([...inherited, 'extra', '', ' ', '0', 'a/b', 'a~b', '~1', '~0/~1', 'win', 'Type', 'ＡＢ'])(
    'has no key %j anywhere',
    (key) => {
      for (const path of objects) {
        const spoilt = withKey(record, path, key);
        const refused = refusalOf(() => parseRecord(spoilt));
        expect(refused.path).toBe(pointerTo([...path, key]));
        expect(refused.code).toBe(path[0] === 'options' ? 'invalid-option' : 'invalid-record');
        expect(resolves(spoilt, refused.path)).toBe(true);
      }
    },
  );

  it.each(inherited)('has no event type, option or ruleset %s', (name) => {
    const event = replaced(record, ['rounds', 0, 'events', 0, 'type'], name);
    expect(refusalOf(() => parseRecord(event))).toMatchObject({
      code: 'unknown-event',
      path: '/rounds/0/events/0/type',
    });
    const named = replaced(record, ['ruleset'], name);
    expect(refusalOf(() => parseRecord(named))).toMatchObject({ code: 'unknown-ruleset', path: '/ruleset' });
    const json = JSON.parse(`{${JSON.stringify(name)}: 4}`) as unknown;
    expect(refusalOf(() => parseRecord(replaced(record, ['options'], json)))).toMatchObject({
      code: 'invalid-option',
      path: `/options/${name}`,
    });
  });

  it.each(inherited)('takes no value %s for one of a choice', (name) => {
    for (const path of sites(record).filter((one) => typeof at(record, one) === 'string')) {
      const result = tryTo(() => parseRecord(replaced(record, path, name)));
      // Names and notes are free text.
      const free = path[0] === 'players' || path.at(-1) === 'note';
      expect(result instanceof Error).toBe(!free);
    }
  });

  it('ignores symbols', () => {
    const marked = { ...record, [Symbol('mine')]: 1 };
    expect(Object.getOwnPropertySymbols(parseRecord(marked))).toEqual([]);
  });

  it('takes a key of undefined for none', () => {
    const { options, players, money, ...rest } = record;
    const absent = { ...rest, options: undefined, players: undefined, money: undefined };
    expect([options, players, money]).not.toContain(undefined);
    expect(parseRecord(absent)).toStrictEqual(parseRecord(rest));
  });
});

describe('a refusal', () => {
  it('escapes ~ and / in its pointer', () => {
    const record = { ...fullRecord(rulesets.get('sichuan')!), options: { '~/a': 1 } };
    expect(refusalOf(() => parseRecord(record)).path).toBe('/options/~0~1a');
    expect(refusalOf(() => parseRecord({ ...record, options: {}, '/~1': 1 })).path).toBe('/~1~01');
  });

  it.each(inherited)('of an event of type %s in a round leaves the round alone', (type) => {
    for (const ruleset of rulesets.values()) {
      const open = openRound(optionsInForce(ruleset), { dealer: 0, streak: 0 });
      const before = clone(open);
      expect(attempt(ruleset, open, { type })).toMatchObject({ code: 'unknown-event', path: '/type' });
      expect(open).toEqual(before);
    }
  });

  it('is an error by name, with code, path and reason of its own', () => {
    const refused = refusalOf(() => parseRecord(null));
    expect(refused).toBeInstanceOf(Error);
    expect(refused.name).toBe('RecordError');
    expect(refused.message).toContain('invalid-record');
    expect(refused.reason).toBe('invalid-record');
  });
});
