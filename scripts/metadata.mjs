/** Writes what tools read of the package, once the rest is built: the record's JSON Schema and the custom elements manifest. */
import { writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { declarations } from './declarations.mjs';
import { createManifest } from './manifest.mjs';

async function load(entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

const declared = declarations();
const record = declared.typeOf('src/engine/record.ts', 'MahjongRecord');

/** What the sources say of a part of the record: see `Describe` in record-schema.ts. */
function describe([ruleset, ...path]) {
  if (path.length === 0) return ruleset === undefined ? record.text : undefined;
  const { events, options } = declared.rulesetTypes(ruleset);
  const step = (at, key, index) => {
    if (key === '*') return path[index - 1] === 'events' ? events : at?.item();
    const [name, value] = key.split('=');
    if (value !== undefined) return at?.variant(name, value);
    const property = at?.property(name);
    return index === 0 && name === 'options' ? property?.of(options) : property;
  };
  return path.reduce(step, record)?.text;
}

function write(file, value) {
  writeFileSync(`dist/${file}`, `${JSON.stringify(value, null, 2)}\n`);
}

const { recordSchema } = await load('scripts/record-schema.ts');
write('record.schema.json', recordSchema(describe));

const { MahjongSettler, ...others } = await import('../dist/element.js');
const { rulesets } = await import('../dist/engine.js');
write(
  'custom-elements.json',
  createManifest({
    Element: MahjongSettler,
    events: Object.keys(others).filter((name) => others[name].prototype instanceof Event),
    options: [...rulesets.values()].flatMap(({ options }) => Object.entries(options)),
    typeOf: declared.typeOf,
  }),
);
