import { isObject, type AnyField } from '../fields.js';
import { quote, writeName } from '../names.js';
import { parseRecord, rulesetOf, type MahjongRecord, type RoundRecord } from '../record.js';
import type { Ruleset } from '../rulesets/index.js';
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

// Round records are frozen and shared between versions of a record, so an entry writes its own round and no other.
const written = new WeakMap<RoundRecord, { readonly ruleset: Ruleset; readonly lines: readonly string[] }>();

/** How it starts, and then its events. */
function writeRound(ruleset: Ruleset, round: RoundRecord): readonly string[] {
  const known = written.get(round);
  if (known?.ruleset === ruleset) return known.lines;
  const events = round.events.flatMap((event) => {
    const spec = ruleset.events[event.type];
    const said = spec ? [wordOf(event.type, spec) + writeFields(fieldsOfEvent(spec), event)] : [];
    return event.note === undefined ? said : [...said, `note ${quote(event.note)}`];
  });
  const lines = [`round${writeFields(start, round)}`, ...events];
  written.set(round, { ruleset, lines });
  return lines;
}

/**
 * A record as text that people can read and write. `parseNotation` reads it back to the same record, whatever it holds.
 * Judges the record's shape first. Throws RecordError with a JSON pointer as its path.
 */
export function formatNotation(record: MahjongRecord): string {
  return writeRecord(parseRecord(record));
}

/** The same for a record whose shape has been judged. */
export function writeRecord({ ruleset: id, options, players, money, rounds }: MahjongRecord): string {
  const ruleset = rulesetOf({ ruleset: id });
  const settings = writeFields(optionsOf(ruleset), options).replace(/(\S+) (\S+)/g, '$1=$2');
  const lines = [`ruleset ${id}${settings}`];
  if (players) lines.push(`players ${players.map(writeName).join(', ')}`);
  if (money) lines.push(`money ${money.pointValue} ${money.currency}`);
  for (const [index, round] of rounds.entries()) {
    const [start = '', ...events] = writeRound(ruleset, round);
    // The first round begins by itself.
    if (index > 0 || start !== 'round' || events.length === 0) lines.push(start);
    lines.push(...events);
  }
  return lines.join('\n');
}
