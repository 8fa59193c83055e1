import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordSchema } from '../../scripts/record-schema.js';
import { inPackage } from './package.js';

const schema: unknown = JSON.parse(readFileSync(inPackage('dist/record.schema.json'), 'utf8'));

type Keys = Record<string, unknown>;

function isObject(value: unknown): value is Keys {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schema and every schema in it of a key, a list's items or one of several groups; `key` where it is of a key. */
function* within(
  schema: unknown,
  path = '',
  key?: string,
): Generator<{ schema: Keys; path: string; key?: string | undefined }> {
  if (!isObject(schema)) return;
  yield { schema, path, key };
  const { $defs = {}, properties = {}, items, oneOf = [] } = schema;
  for (const [name, one] of Object.entries($defs as Keys)) yield* within(one, `${path}/${name}`);
  for (const [name, one] of Object.entries(properties as Keys)) yield* within(one, `${path}/${name}`, name);
  for (const [index, one] of (oneOf as unknown[]).entries()) yield* within(one, `${path}/${index}`);
  yield* within(items, `${path}/*`);
}

test.each(['record.schema.json', 'custom-elements.json'])('%s can be imported by its name', (file) => {
  const script = `import value from 'mahjong-settler/${file}' with { type: 'json' }; console.log(JSON.stringify(value))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: inPackage('.'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 16 * 1024 * 1024,
  });
  expect(JSON.parse(output)).toEqual(JSON.parse(readFileSync(inPackage(`dist/${file}`), 'utf8')));
});

test('the published schema is the one that is tested against the parser, with descriptions', () => {
  const bare = structuredClone(schema);
  for (const { schema: one } of within(bare)) Reflect.deleteProperty(one, 'description');
  expect(bare).toEqual(recordSchema());
});

test('every key of a record is described', () => {
  const keys = [...within(schema)].filter(({ key }) => key !== undefined);
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter((one) => !one.schema.description).map(({ path }) => path)).toEqual([]);
});
