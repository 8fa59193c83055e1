import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRecord, rulesets } from '../../src/engine/index.js';
import { textOf } from '../../src/engine/record.js';
import { vectors } from '../support/vectors.js';
import { walks } from '../support/walk.js';

it.each([...rulesets.values()])('a record of $id is the text that JSON makes of it', (ruleset) => {
  fc.assert(
    fc.property(walks(ruleset), ({ record }) => {
      const one = parseRecord(record);
      expect(textOf(one)).toBe(JSON.stringify(one));
      expect(textOf(one)).toBe(JSON.stringify(one));
    }),
  );
});

it('so is every vector, and a record without rounds', () => {
  const records = vectors.map(({ record }) => parseRecord(record));
  for (const one of [...records, ...records.map((record) => parseRecord({ ...record, rounds: [] }))]) {
    expect(textOf(one)).toBe(JSON.stringify(one));
  }
});
