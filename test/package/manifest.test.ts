import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import type { ClassDeclaration, CustomElement, Package } from 'custom-elements-manifest/schema.d.ts';
import format from 'custom-elements-manifest/schema.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import * as element from '../../src/element/index.js';
import { inPackage } from './package.js';

const { MahjongSettler, ...others } = element;
const eventClasses = Object.entries(others).filter(([, one]) => one.prototype instanceof Event);

const manifest = JSON.parse(readFileSync(inPackage('dist/custom-elements.json'), 'utf8')) as Package;
const declarations = manifest.modules.flatMap((module) => module.declarations ?? []);
const declared = declarations.find(({ name }) => name === 'MahjongSettler') as ClassDeclaration & CustomElement;

const source = readdirSync(inPackage('src/element'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(inPackage(`src/element/${file}`), 'utf8').replace(/\/\*\*[^]*?\*\//g, ''))
  .join('\n');

/** What the first group of a pattern matches in the source of the element, comments aside, once each. */
function used(pattern: RegExp): string[] {
  return [...new Set([...source.matchAll(pattern)].map(([, one = '']) => one))].sort();
}

interface Named {
  readonly name: string;
  readonly description?: string | undefined;
}

function names(documented: readonly Named[] = []): string[] {
  return documented.map(({ name }) => name).sort();
}

function undescribed(documented: readonly Named[] = []): string[] {
  return names(documented.filter(({ description }) => !description));
}

describe('the custom elements manifest', () => {
  it('has the form of one', () => {
    const isManifest = new Ajv({ strict: false }).compile(format);
    expect(isManifest(manifest), JSON.stringify(isManifest.errors)).toBe(true);
  });

  it('tells which class the tag is, where both are imported from', () => {
    expect(declared).toMatchObject({ tagName: 'mahjong-settler', customElement: true });
    expect(manifest.modules.map(({ path }) => path)).toEqual(['dist/element.js', 'dist/index.js']);
    expect(manifest.modules[1]?.exports).toContainEqual({
      kind: 'custom-element-definition',
      name: 'mahjong-settler',
      declaration: { name: 'MahjongSettler', module: 'dist/element.js' },
    });
  });

  it('lists the attributes that the element observes, each with its property', () => {
    expect(names(declared.attributes)).toEqual([...MahjongSettler.observedAttributes].sort());
    expect(undescribed(declared.attributes)).toEqual([]);
    const fields = names(declared.members);
    for (const { name, fieldName } of declared.attributes ?? []) {
      if (name === 'lang') continue;
      expect(fieldName?.toLowerCase(), name).toBe(name.replaceAll('-', ''));
      expect(fields).toContain(fieldName);
    }
  });

  it('has types and defaults of options from the rulesets', () => {
    expect(declared.attributes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'fan-cap', type: { text: '"3" | "4" | "5" | "6"' }, default: '4' }),
        expect.objectContaining({ name: 'kong-refund', type: { text: '"on" | "off"' }, default: 'on' }),
        expect.objectContaining({ name: 'minimum-fan', type: { text: 'number' }, default: '0' }),
        expect.objectContaining({ name: 'losing-leader', type: { text: '"first" | "streak"' }, default: 'first' }),
      ]),
    );
    expect(declared.members).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'fanCap', type: { text: '3 | 4 | 5 | 6 | undefined' } }),
        expect.objectContaining({ name: 'kongRefund', type: { text: 'boolean | undefined' } }),
      ]),
    );
  });

  it('lists the properties that are no attributes', () => {
    expect(declared.members).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'record', type: { text: 'MahjongRecord' } }),
        expect.objectContaining({ name: 'settlement', type: { text: 'Settlement' }, readonly: true }),
        expect.objectContaining({ name: 'error', type: { text: 'RecordError | null' }, readonly: true }),
      ]),
    );
  });

  it('lists every event that is sent, with its class and fields', () => {
    expect(eventClasses.map(([name]) => name).sort()).toEqual(used(/(?:dispatchEvent\(\s*|yield )new (\w+)/g));
    expect(declared.events?.map(({ name, type }) => [name, type.text]).sort()).toEqual(
      eventClasses.map(([name, one]) => [one.type, name]).sort(),
    );
    expect(undescribed(declared.events)).toEqual([]);
    for (const [name] of eventClasses) {
      const members = declarations.find((one) => one.name === name);
      expect(members).toMatchObject({ kind: 'class', superclass: { name: 'Event' } });
      expect(undescribed((members as ClassDeclaration).members)).toEqual([]);
    }
  });

  it('lists every part, and none that is not there', () => {
    expect(used(/\bpart=(?!["\w-]+")/g), 'parts are plain text').toEqual([]);
    expect(names(declared.cssParts)).toEqual(used(/\bpart="([\w-]+)"/g));
    expect(undescribed(declared.cssParts)).toEqual([]);
  });

  it('lists every slot, and none that is not there', () => {
    expect(names(declared.slots)).toEqual(used(/<slot(?: name="([\w-]+)")?/g));
  });

  it('lists every custom property that is set and used, with its default', () => {
    const documented = names(declared.cssProperties);
    expect(documented).toEqual(used(/(--ms-[\w-]+):/g));
    expect(documented).toEqual(used(/var\((--ms-[\w-]+)/g));
    expect(undescribed(declared.cssProperties)).toEqual([]);
    const host = /:host\s*{([^}]*)}/.exec(MahjongSettler.styles.map(({ cssText }) => cssText).join(''))![1]!;
    for (const { name, default: value } of declared.cssProperties ?? []) expect(host).toContain(`${name}: ${value};`);
  });
});
