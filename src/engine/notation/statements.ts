import { money } from '../money.js';
import { namesIn } from '../names.js';
import { rulesetOf } from '../record.js';
import { rulesets, type Ruleset } from '../rulesets/index.js';
import type { Cursor } from './cursor.js';
import type { Draft } from './draft.js';
import { readFields, type Said } from './statement.js';
import { fieldsOfEvent, optionsOf, start, wordOf } from './words.js';

type Read = (cursor: Cursor, draft: Draft) => void;

/** A statement that comes before the first round, once. */
function once(key: string, read: Read): [string, Read] {
  return [
    key,
    (cursor, draft) => {
      if (draft.rounds.length > 0 || cursor.places.has(`/${key}`))
        throw cursor.refuse(['only once before the first round']);
      cursor.mark(`/${key}`);
      read(cursor, draft);
    },
  ];
}

function pathOf({ rounds }: Draft): string {
  return `/rounds/${rounds.length - 1}`;
}

function open(cursor: Cursor, draft: Draft) {
  const round = { events: [] };
  draft.rounds.push(round);
  cursor.mark('/rounds');
  cursor.mark(pathOf(draft));
  return round;
}

/** The statements that any ruleset has, by their word. They throw RecordError. */
const common: ReadonlyMap<string, Read> = new Map<string, Read>([
  once('ruleset', (cursor, draft) => {
    cursor.code = 'unknown-ruleset';
    const ruleset = cursor.take([...rulesets.keys()], ({ text }) => rulesets.get(text.toLowerCase()));
    const said: Said = {};
    draft.ruleset = ruleset.id;
    draft.options = said;
    cursor.code = 'invalid-option';
    readFields(cursor, { path: '/options', fields: optionsOf(ruleset), said });
  }),
  once('players', (cursor, draft) => {
    const { last, words } = cursor;
    const start = last.at + last.text.length;
    const { at, text } = words.at(-1) ?? last;
    draft.players = namesIn(cursor.text.slice(start, at + text.length)).map(({ name, ...one }, index) => {
      const word = { text: one.text || ',', at: start + one.at };
      if (name === undefined) throw cursor.refuse(['a JSON string'], word);
      cursor.mark(`/players/${index}`, word);
      return name;
    });
  }),
  once('money', (cursor, draft) => {
    const said: Said = {};
    for (const [key, { expects }] of Object.entries(money.fields)) {
      said[key] = cursor.take([expects], ({ text }) => text.toUpperCase());
      cursor.mark(`/money/${key}`);
    }
    cursor.close();
    draft.money = said;
  }),
  [
    'round',
    (cursor, draft) => {
      const said = open(cursor, draft);
      readFields(cursor, { path: pathOf(draft), fields: start, said });
    },
  ],
  [
    'note',
    (cursor, draft) => {
      const events = draft.rounds.at(-1)?.events ?? [];
      const event = events.at(-1);
      if (!event || 'note' in event) throw cursor.refuse(['an event before it that has no note yet']);
      event.note = cursor.take(['a text in double quotes'], ({ says }) => says);
      cursor.mark(`${pathOf(draft)}/events/${events.length - 1}/note`);
      cursor.close();
    },
  ],
]);

/** The types of a ruleset's events and what is said of them, by their word. */
function eventsOf({ events }: Ruleset) {
  return new Map(
    Object.entries(events).map(([type, spec]) => [wordOf(type, spec), { type, fields: fieldsOfEvent(spec) }]),
  );
}

function readEvent(cursor: Cursor, draft: Draft): void {
  const name = cursor.last.text.toLowerCase();
  const known = eventsOf(rulesetOf(draft));
  const found = known.get(name);
  if (!found) {
    if ([...rulesets.values()].some((one) => eventsOf(one).has(name))) cursor.code = 'unknown-event';
    throw cursor.refuse([...known.keys(), ...common.keys()]);
  }
  const { type, fields } = found;
  const { events } = draft.rounds.at(-1) ?? open(cursor, draft);
  const path = `${pathOf(draft)}/events/${events.length}`;
  const said = { type };
  cursor.mark(`${pathOf(draft)}/events`);
  cursor.mark(path, cursor.last, fields);
  readFields(cursor, { path, fields, said });
  events.push(said);
}

/** Reads one statement. Throws RecordError. */
export function readStatement(cursor: Cursor, draft: Draft): void {
  const read = common.get(cursor.last.text.toLowerCase()) ?? readEvent;
  read(cursor, draft);
}
