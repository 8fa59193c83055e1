import { isObject, type AnyField } from '../fields.js';
import { quote, writeName } from '../names.js';
import { parseRecord, rulesetOf, type MahjongRecord } from '../record.js';
import { fieldsOf, fieldsOfEvent, isLed, none, optionsOf, start, vocabulary, wordOf, type FieldMap } from './words.js';

/** Whoever acts comes first, the rest as described. */
export function writeFields(fields: FieldMap, value: unknown): string {
  const said = isObject(value) ? value : {};
  const isActor = (field: AnyField) => Number(field.kind === 'seat' && !isLed(field));
  return Object.entries(fields)
    .filter(([key]) => said[key] !== undefined)
    .sort(([, one], [, other]) => isActor(other) - isActor(one))
    .map(([key, field]) => ` ${writeField(key, field, said[key])}`)
    .join('');
}

function writeField(key: string, field: AnyField, value: unknown): string {
  const word = wordOf(key, field);
  if (field.kind === 'flag') return word;
  const written = writeValue(field, value);
  if (isLed(field) && value !== null) return `${word} ${written}`;
  return field.kind === 'integer' ? `${written} ${word}` : written;
}

function writeValue(field: AnyField, value: unknown): string {
  if (field.kind === 'group' || field.kind === 'tagged') return writeFields(fieldsOf(field), value).trim();
  if (Array.isArray(value) && field.kind === 'list') {
    const items = value.map((item: unknown) => writeValue(field.of, item));
    return items.join(field.of.kind === 'seat' ? ' ' : ', ') || none;
  }
  const word = vocabulary(field).find(([, one]) => one === value)?.[0];
  return word ?? (field.kind === 'text' ? quote(String(value)) : String(value));
}

/**
 * A record as text that people can read and write. `parseNotation` reads it back to the same record, whatever it holds.
 * Judges the record's shape first. Throws RecordError with a JSON pointer as its path.
 */
export function formatNotation(record: MahjongRecord): string {
  const { ruleset: id, options, players, money, rounds } = parseRecord(record);
  const ruleset = rulesetOf({ ruleset: id });
  const settings = writeFields(optionsOf(ruleset), options).replace(/(\S+) (\S+)/g, '$1=$2');
  const lines = [`ruleset ${id}${settings}`];
  if (players) lines.push(`players ${players.map(writeName).join(', ')}`);
  if (money) lines.push(`money ${money.pointValue} ${money.currency}`);
  rounds.forEach(({ events, ...round }, index) => {
    const said = writeFields(start, round);
    if (index > 0 || said || events.length === 0) lines.push(`round${said}`);
    for (const event of events) {
      const spec = ruleset.events[event.type];
      if (spec) lines.push(wordOf(event.type, spec) + writeFields(fieldsOfEvent(spec), event));
      if (event.note !== undefined) lines.push(`note ${quote(event.note)}`);
    }
  });
  return lines.join('\n');
}
