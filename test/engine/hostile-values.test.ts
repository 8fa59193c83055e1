import { afterEach, describe, expect, it } from 'vitest';
import { parseRecord, RecordError, rulesets, settle } from '../../src/engine/index.js';
import { attempt, openRound } from '../../src/engine/round.js';
import { optionsInForce } from '../../src/engine/session.js';
import { hostileValues } from '../support/hostile.js';
import { at, fullRecord, pointerTo, replaced, shapeCode, sites, type Path } from '../support/samples.js';
import { clone, fromJson, refusalOf, resolves, settleAny, thawed, tryTo } from '../support/settling.js';

const untouched = Object.getOwnPropertyNames(Object.prototype);

afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(untouched);
});

function steps(path: string): Path {
  return path.split('/').slice(1);
}

describe.each([...rulesets.values()])('a record of $id', (ruleset) => {
  const record = fullRecord(ruleset);
  const everywhere = sites(record);

  it('is accepted before it is spoilt', () => {
    expect(everywhere.length).toBeGreaterThan(20);
    expect(parseRecord(record)).toEqual(record);
  });

  it.each(hostileValues)('with %s anywhere is read cleanly or refused there', (_, make) => {
    for (const path of everywhere) {
      const spoilt = replaced(record, path, make());
      const where = pointerTo(path);
      const result = tryTo(() => parseRecord(spoilt));
      if (result instanceof RecordError) {
        expect(`${result.path}/`.startsWith(`${where}/`), `${result.path} lies within ${where}`).toBe(true);
        expect(resolves(spoilt, result.path), `${result.path} resolves`).toBe(true);
        expect(result.code, result.path).toBe(shapeCode(result.path, at(spoilt, steps(result.path))));
        expect(refusalOf(() => settleAny(spoilt))).toMatchObject({ code: result.code, path: result.path });
      } else {
        expect(result, where).toEqual(fromJson(result));
        expect(thawed(result)).toEqual([]);
        expect(parseRecord(result)).toEqual(result);
      }
    }
  });

  it('is missed key by key', () => {
    for (const path of everywhere.filter((one) => typeof one.at(-1) === 'string')) {
      const spoilt = clone<unknown>(record);
      Reflect.deleteProperty(at(spoilt, path.slice(0, -1)) as object, path.at(-1)!);
      const result = tryTo(() => parseRecord(spoilt));
      if (result instanceof RecordError)
        expect(result).toMatchObject({ code: 'invalid-record', path: pointerTo(path) });
      else expect(parseRecord(result)).toEqual(result);
    }
  });
});

describe.each([...rulesets.values()])('a round of $id', (ruleset) => {
  const open = openRound(optionsInForce(ruleset), { dealer: 0, streak: 0 });
  const events = fullRecord(ruleset).rounds[0]!.events;

  it.each(hostileValues)('refuses %s as an event', (_, make) => {
    const before = clone(open);
    const refused = attempt(ruleset, open, make());
    expect(refused).toBeInstanceOf(RecordError);
    expect((refused as RecordError).code).toBe('invalid-record');
    expect(open).toEqual(before);
  });

  it.each(hostileValues)('survives events with %s anywhere', (_, make) => {
    const before = clone(open);
    for (const event of events) {
      for (const path of sites(event)) {
        const spoilt = replaced(event, path, make());
        const next = attempt(ruleset, open, spoilt);
        if (next instanceof RecordError) expect(resolves(spoilt, next.path)).toBe(true);
        else expect(next.events).toEqual(fromJson(next.events));
      }
    }
    expect(open).toEqual(before);
  });
});

describe('the top of a record', () => {
  it.each(hostileValues)('is not %s', (_, make) => {
    for (const read of [parseRecord, settle as (value: unknown) => unknown]) {
      const { code, path } = refusalOf(() => read(make()));
      expect(code).toBe('invalid-record');
      expect(['', '/format']).toContain(path);
    }
  });

  it('is the value itself where that is no object, and the first missing key where it is empty', () => {
    expect(refusalOf(() => parseRecord([])).path).toBe('');
    expect(refusalOf(() => parseRecord('{}')).path).toBe('');
    expect(refusalOf(() => parseRecord({})).path).toBe('/format');
  });
});
