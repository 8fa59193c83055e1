import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatNotation, parseNotation, rulesets, scoreTables, settle, type Payment } from '../../src/engine/index.js';
import { optionsInForce } from '../../src/engine/session.js';
import { en } from '../../src/locales/en/index.js';
import { inPackage } from '../package/package.js';
import { complaintsOfDamage } from '../support/damage.js';
import { equations, holds, isTrue } from '../support/claims.js';
import { examples, pages, partsOf, rowsOf, textOf, type Example } from '../support/gallery.js';

const named = examples.map((example) => [`${example.page}#${example.id}`, example] as const);

function of(ruleset: string): Example[] {
  return examples.filter(({ record }) => record.ruleset === ruleset);
}

function paymentsOf({ record }: Example): readonly Payment[] {
  return settle(record).rounds.flatMap(({ payments }) => payments);
}

describe.each(named)('%s', (_, { text, record, claims, prose }) => {
  it('is notation that says the same when it is written anew', () => {
    const written = parseNotation(text);
    expect(parseNotation(formatNotation(written))).toEqual(written);
    expect(settle(record).rounds.length).toBeGreaterThan(0);
  });

  it('says of the payments what the engine says', () => {
    expect(claims.length).toBeGreaterThan(0);
    expect(claims.filter((claim) => !holds(record, claim))).toEqual([]);
  });

  it('has sums that are right', () => {
    expect(equations(prose).filter((one) => !isTrue(one))).toEqual([]);
  });

  it('gives a record or a place in the text, whichever character is damaged', () => {
    expect(complaintsOfDamage(text, ['9', '"', '\n'])).toEqual([]);
  });
});

describe.each([...rulesets.values()])('the gallery of $id', (ruleset) => {
  const markup = pages.get(`${ruleset.id}.html`)!;

  it('has examples enough, and every way of paying among them', () => {
    const shown = of(ruleset.id);
    expect(shown.length).toBeGreaterThanOrEqual(6);
    const rules = new Set<string>(shown.flatMap(paymentsOf).map(({ rule }) => rule));
    expect([...rules].sort()).toEqual(Object.keys(en.rulesets[ruleset.id]!.rules).sort());
  });

  it('sets each option in an example or lets the reader do it', () => {
    const all = of(ruleset.id).flatMap(({ record, attributes: { explore } }) => [
      ...Object.keys(record.options ?? {}),
      ...(explore === undefined ? [] : explore === '' ? Object.keys(ruleset.options) : explore.split(' ')),
    ]);
    const known = new Set(all.map((name) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())));
    expect([...known].sort()).toEqual(Object.keys(ruleset.options).sort());
  });

  it('is of one page, on which names stand once and links lead somewhere', () => {
    expect(of(ruleset.id).filter(({ page }) => page !== `${ruleset.id}.html` && page !== 'index.html')).toEqual([]);
    const ids = Array.from(markup.matchAll(/\sid="([^"]*)"/g), ([, id]) => id);
    const links = Array.from(markup.matchAll(/href="#([^"]*)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
    expect(links).toEqual(
      expect.arrayContaining(partsOf(markup, 'figure').map(({ open }) => /"(.*?)"/.exec(open)![1])),
    );
  });

  it('explains lines that can be read', () => {
    const [list] = partsOf(markup, 'dl').filter(({ open }) => open.includes('"lines"'));
    const lines = partsOf(list!.inside, 'dt').map(({ inside }) => textOf(inside));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const before = line.startsWith('ruleset') ? '' : `ruleset ${ruleset.id}\nwall\n`;
      expect(() => parseNotation(before + line), line).not.toThrow();
    }
  });

  it('has scripts of the element alone', () => {
    const scripts = partsOf(markup, 'script');
    expect(scripts).toEqual([{ open: ' type="module" src="../../src/index.ts"', inside: '' }]);
    expect(markup).not.toMatch(/\sstyle=|\son[a-z]+=/);
  });
});

describe('the front page', () => {
  const [markup, css] = partsOf(pages.get('index.html')!, 'pre').map(({ inside }) => textOf(inside));

  it('shows its own example as it is written', () => {
    const { open, inside } = partsOf(pages.get('index.html')!, 'mahjong-settler')[0]!;
    expect(markup).toBe(`<mahjong-settler${open}> ${textOf(inside)} </mahjong-settler>`);
  });

  it('has the CSS of the README, which the gallery is shown by', () => {
    const readme = readFileSync(inPackage('README.md'), 'utf8').replace(/\s+/g, ' ');
    expect(readme).toContain(css);
    const own = readFileSync(inPackage('demo/gallery/gallery.css'), 'utf8');
    expect(own).toMatch(/mahjong-settler:not\(:defined\) \{[^}]*display: block;[^}]*white-space: pre-line;/);
  });
});

describe('what the pages print', () => {
  const cellsOf = (page: string, attribute: string) => {
    const [table] = partsOf(pages.get(page)!, 'table').filter(({ open }) => open.includes(attribute));
    return rowsOf(table!.inside);
  };
  const printed = (ruleset: string, options = {}) => {
    const asked = rulesets.get(ruleset)!;
    return scoreTables(asked, optionsInForce(asked, options)).find(({ isInForce }) => isInForce)!;
  };
  const points = (cells: readonly unknown[]) => cells.map(String);

  it('is what a Sichuan hand is worth', () => {
    const { cells, columns } = printed('sichuan');
    expect(columns.map(({ rule }) => rule)).toEqual(['discard-win', 'self-draw']);
    expect(
      cellsOf('sichuan.html', 'hands')
        .slice(1)
        .map(([, ...row]) => row),
    ).toEqual(cells.map(points));
  });

  it('is the score table of the Internet Mahjong Server', () => {
    const { cells, rows } = printed('ims');
    expect(cellsOf('ims.html', 'scores').slice(1)).toEqual(
      rows.map(({ adjusted }, at) => {
        const [basic, grab, ...more] = points(cells[at]!);
        // Both are the same number, and stand in one column.
        expect(grab).toBe(basic);
        return [String(adjusted), basic, ...more];
      }),
    );
  });

  it.each(['2/4/6/8', '3/5/7/9'])('is annex I with %s, and every cell of it is walked', (coefficients) => {
    const { cells, rows } = printed('wenzhou', { coefficients });
    const told = cellsOf('wenzhou.html', coefficients).slice(2);
    expect(told.map(([, ...row]) => row)).toEqual(cells.map(points));
    const hands = Object.entries(en.rulesets.wenzhou!.choices ?? {});
    expect(hands.length).toBe(5);
    const walked = of('wenzhou')
      .filter(({ record }) => settle(record).options.coefficients === coefficients)
      .flatMap(paymentsOf)
      .map(({ rule, terms }) => JSON.stringify([rule, terms]));
    const count = (rule: string, hand: unknown, lastTile: unknown) =>
      new Set(
        walked.filter(
          (one) =>
            one.includes(rule) && one.includes(`"${String(hand)}"`) && one.includes(`"lastTile":${String(lastTile)}`),
        ),
      ).size;
    for (const { hand, lastTile } of rows) {
      expect(count('ordinary-loser', hand, lastTile)).toBe(1);
      expect(count('leader-wins', hand, lastTile)).toBe(4);
      expect(count('leader-loses', hand, lastTile)).toBeGreaterThanOrEqual(1);
    }
  });
});
