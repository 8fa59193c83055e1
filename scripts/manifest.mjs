import { readdirSync, readFileSync } from 'node:fs';
import { create, ts } from '@custom-elements-manifest/analyzer';

const name = 'MahjongSettler';
const folder = 'src/element/';
const published = 'dist/element.js';

function declarationsIn(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const modules = files.map((file) =>
    ts.createSourceFile(folder + file, readFileSync(folder + file, 'utf8'), ts.ScriptTarget.ES2022, true),
  );
  return create({ modules }).modules.flatMap(({ declarations }) => declarations);
}

/** Fields as the compiler knows them: those of the constructor's parameters and of the options, too. */
const fieldsOf = (declared) =>
  declared.fields().map(([name, field]) => ({
    kind: 'field',
    name,
    type: { text: field.typeText },
    ...(field.text && { description: field.text }),
    ...(field.isReadOnly && { readonly: true }),
  }));

const isPublicMethod = ({ kind, name, privacy }) => kind === 'method' && !privacy && !name.endsWith('Callback');

/** Of a property's types, those that a text can stand for. */
function typeOfText(type) {
  const spoken = type.split(' | ').filter((one) => !['undefined', 'null'].includes(one) && !one.endsWith('[]'));
  return spoken.join(' | ');
}

const distinct = (list) => [...new Set(list)];

/** What a text may say for an option of this name, and what goes without saying where all rulesets that have it agree. */
function valuesOf(fields) {
  const text = (value) => (typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value));
  const types = fields.flatMap(({ kind, values }) => {
    const all = kind === 'switch' ? [true, false] : values;
    return all?.map((value) => JSON.stringify(text(value))) ?? 'number';
  });
  const defaults = distinct(fields.map((field) => text(field.default)));
  return { type: { text: distinct(types).join(' | ') }, ...(defaults.length === 1 && { default: defaults[0] }) };
}

/** `MahjongSettler`, with what the analyzer does not see: settings have no declarations of their own. */
function elementOf(found, { Element, declared, options }) {
  const { attributes: documented = [], cssProperties, events, members } = found;
  const fields = fieldsOf(declared);
  const sheet = Element.styles.map(({ cssText }) => cssText).join('');
  return {
    ...found,
    superclass: { name: 'LitElement', package: 'lit' },
    members: [...fields, ...members.filter(isPublicMethod).map((one) => ({ ...one, inheritedFrom: undefined }))],
    attributes: Element.observedAttributes.map((name) => {
      const field = fields.find((one) => one.name.toLowerCase() === name.replaceAll('-', ''));
      const said = documented.find((one) => one.name === name);
      const type = { text: field ? typeOfText(field.type.text) : 'string' };
      const ofName = options.filter(([option]) => option === field?.name).map(([, option]) => option);
      return {
        name,
        type,
        ...(ofName.length > 0 && valuesOf(ofName)),
        description: said?.description ?? field?.description,
        ...(field && { fieldName: field.name }),
      };
    }),
    // The analyzer takes every dispatched object's first argument for an event's name.
    events: events.filter(({ description }) => description),
    cssProperties: cssProperties.map((one) => ({
      ...one,
      // As it is written: built styles have no blanks.
      default: new RegExp(`${one.name}:\\s*([^;]+);`).exec(sheet)?.[1].replace(/,(?! )/g, ', '),
    })),
  };
}

const exported = (name, module = published) => ({ kind: 'js', name, declaration: { name, module } });

/**
 * The custom elements manifest of the package: the analyzer reads the comments, the compiler's declarations and the class
 * itself tell what follows from the rulesets. `options` are pairs of name and field. Modules are those that can be imported.
 */
export function createManifest({ Element, events, options, typeOf }) {
  const found = declarationsIn(folder);
  const declarationOf = (name) => found.find((one) => one.kind === 'class' && one.name === name);
  const declared = typeOf(`${folder}mahjong-settler.ts`, name);
  const element = elementOf(declarationOf(name), { Element, declared, options });
  const eventClasses = events.map((event) => ({
    ...declarationOf(event),
    superclass: { name: 'Event', package: 'global:' },
    members: fieldsOf(typeOf(`${folder}events.ts`, event)),
  }));
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: published,
        declarations: [element, ...eventClasses],
        exports: [name, ...events].map((one) => exported(one)),
      },
      {
        kind: 'javascript-module',
        path: 'dist/index.js',
        declarations: [],
        exports: [
          exported('*'),
          { kind: 'custom-element-definition', name: element.tagName, declaration: { name, module: published } },
        ],
      },
    ],
  };
}
