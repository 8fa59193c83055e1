import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatNotation, parseNotation, rulesets, settle } from '../../src/engine/index.js';
import { readNotation } from '../../src/engine/notation/index.js';
import { refusalOf } from '../support/settling.js';

const page = readFileSync(new URL('../../docs/notation.md', import.meta.url), 'utf8');

const blocks = Array.from(page.matchAll(/^```(\S*)\n([^]*?)^```$/gm), ([, kind = '', text = '']) => ({ kind, text }));

function textsOf(kind: string): string[] {
  return blocks.filter((block) => block.kind === kind).map(({ text }) => text);
}

/** What the comment in a text's last line states. */
function statedBy(text: string): string {
  return /# (.*)\n$/.exec(text)?.[1] ?? '';
}

describe('the page about notation', () => {
  it('has blocks of known kinds, each of them', () => {
    const kinds = ['notation', 'notation-error', 'notation-illegal', 'ebnf'];
    expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(kinds));
  });

  it.each(textsOf('notation'))('has a record that can be settled:\n%s', (text) => {
    const record = parseNotation(text);
    expect(settle(record).ruleset).toBe(record.ruleset);
    expect(parseNotation(formatNotation(record))).toEqual(record);
  });

  it.each(textsOf('notation-error'))('has a text that is refused as stated:\n%s', (text) => {
    expect(refusalOf(() => parseNotation(text)).message).toBe(statedBy(text));
  });

  it.each(textsOf('notation-illegal'))('has a text that cannot be settled, as stated:\n%s', (text) => {
    const { record, positionOf } = readNotation(text);
    const { code, path } = refusalOf(() => settle(record));
    expect(`${code} at ${positionOf(path)}`).toBe(statedBy(text));
  });

  it.each([...rulesets.values()])('shows every option and event of $id', (ruleset) => {
    const records = textsOf('notation')
      .map((text) => parseNotation(text))
      .filter((record) => record.ruleset === ruleset.id);
    const options = records.flatMap((record) => Object.keys(record.options ?? {}));
    expect(new Set(options)).toEqual(new Set(Object.keys(ruleset.options)));
    const events = records.flatMap(({ rounds }) => rounds.flatMap((round) => round.events));
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.keys(ruleset.events)));
  });

  it('states and shows every code that notation can report', () => {
    const [, errors = ''] = page.split('## Errors');
    const stated = Array.from(errors.matchAll(/^\| `([a-z-]+)`/gm), ([, code]) => code);
    const shown = textsOf('notation-error').map((text) => statedBy(text).split(' ')[0]);
    expect(new Set(shown)).toEqual(new Set(stated));
  });
});
