import * as api from '../src/index.ts';
import { rulesets } from '../src/engine/index.ts';
import { en } from '../src/locales/en/index.ts';
import { panels } from '../src/locales/en/panels.ts';

/** The element with this id. */
const byId = (id) => document.getElementById(id);

/** An element with properties and children. */
function create(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

const settler = byId('settler');
const form = byId('rules');

// --- The rules: a control per option, from the engine's own description --------------------------------------------

const unset = 'Left to the players';
const attributeOf = (option) => option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function rulesetInForce() {
  return rulesets.get(settler.settlement.ruleset);
}

/** What an option can be set to, as the attribute's text and as words. */
function choicesOf(field, words) {
  const values = field.kind === 'switch' ? [true, false] : field.values;
  return values.map((value) => {
    const text = field.kind === 'switch' ? (value ? 'on' : 'off') : String(value);
    const name = words?.values?.[String(value)] ?? (value === true ? panels.yes : value === false ? panels.no : text);
    return [text, value === field.default ? `${name} (default)` : name];
  });
}

function select(choices) {
  return create('select', {}, ...choices.map(([value, name]) => create('option', { value, textContent: name })));
}

function number({ min, max }) {
  return create('input', { type: 'number', min, max, placeholder: unset });
}

function field(attribute, label, control) {
  const current = settler.getAttribute(attribute);
  Object.assign(control, { name: attribute, value: current ?? '' });
  const name = create('span', { className: 'name' }, `${label} `, create('code', { textContent: attribute }));
  return create('label', { className: 'field' }, name, control);
}

function fieldOf(ruleset, name, option) {
  const words = panels.options[ruleset.id]?.[name];
  const control = option.kind === 'integer' ? number(option) : select([['', unset], ...choicesOf(option, words)]);
  return field(attributeOf(name), words?.label ?? name, control);
}

function showFields() {
  const ruleset = rulesetInForce();
  const names = [...rulesets.keys()].map((id) => [id, en.rulesets[id]?.name ?? id]);
  byId('fields').replaceChildren(
    field('ruleset', 'Ruleset', select([['', 'As the record says'], ...names])),
    ...Object.entries(ruleset.options).map(([name, option]) => fieldOf(ruleset, name, option)),
  );
}

function change({ target: control }) {
  if (!control.reportValidity()) return;
  if (control.value === '') settler.removeAttribute(control.name);
  else settler.setAttribute(control.name, control.value);
  if (control.name === 'ruleset') showFields();
  showTag();
}

form.addEventListener('change', change);
form.addEventListener('submit', (event) => {
  event.preventDefault();
});
form.addEventListener('reset', (event) => {
  event.preventDefault();
  const options = [...rulesets.values()].flatMap((ruleset) => Object.keys(ruleset.options));
  for (const attribute of ['ruleset', ...options.map(attributeOf)]) settler.removeAttribute(attribute);
  showFields();
  showTag();
});

// --- The tag that comes of it ---------------------------------------------------------------------------------------

function showTag() {
  const attributes = settler.getAttributeNames().filter((name) => name !== 'id');
  const written = attributes.map((name) => {
    const value = settler.getAttribute(name).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return value === '' ? name : `${name}="${value}"`;
  });
  const start =
    written.length < 2
      ? ['<mahjong-settler', ...written].join(' ')
      : `<mahjong-settler\n${written.map((one) => `  ${one}\n`).join('')}`;
  byId('tag').textContent = `${start}></mahjong-settler>`;
}

const copy = byId('copy');
copy.addEventListener('click', async () => {
  const tag = byId('tag');
  try {
    await navigator.clipboard.writeText(tag.textContent);
    copy.textContent = 'Copied';
  } catch {
    // No access to the clipboard: the text is selected, and the keyboard copies it.
    getSelection().selectAllChildren(tag);
    copy.textContent = 'Selected';
  }
  setTimeout(() => {
    copy.textContent = 'Copy';
  }, 2000);
});

// --- What the page is told ------------------------------------------------------------------------------------------

const signed = new Intl.NumberFormat('en-GB', { signDisplay: 'exceptZero' });
const points = (balances) => balances.map((one) => signed.format(one).replace('-', '−')).join(', ');
const count = (number, one, many) => `${number} ${number === 1 ? one : many}`;

/** In a few words, what a field of an event holds. */
const told = {
  record: ({ rounds }) =>
    `${count(rounds.length, 'round', 'rounds')}, ${count(rounds.at(-1)?.events.length ?? 0, 'entry', 'entries')} in the last`,
  settlement: ({ balances }) => `balances ${points(balances)}`,
  balances: points,
  error: ({ code, path }) => `${code} at ${path}`,
};

function log(event) {
  const fields = Object.entries(event).filter(([name]) => name !== 'isTrusted');
  const rows = fields.map(([name, value]) =>
    create(
      'div',
      {},
      create('dt', { textContent: name }),
      create('dd', { textContent: told[name]?.(value) ?? String(value) }),
    ),
  );
  byId('silence').hidden = true;
  byId('log').prepend(create('li', {}, create('code', { textContent: event.type }), create('dl', {}, ...rows)));
}

const events = Object.values(api).filter((one) => one.prototype instanceof Event);
for (const { type } of events) settler.addEventListener(type, log);

// --- The example, and the colours of this page ----------------------------------------------------------------------

/** Text without the indentation that all of its lines share. */
function dedent(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const indent = Math.min(...lines.map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
}

const { textContent: json } = byId('example-record');
byId('example').record = JSON.parse(json);
byId('record').textContent = dedent(json);

byId('scheme').addEventListener('change', ({ target }) => {
  document.documentElement.style.colorScheme = target.value;
});

showFields();
showTag();
