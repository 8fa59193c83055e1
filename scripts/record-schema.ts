import type { AnyField, GroupField } from '../src/engine/fields.js';
import { recordShape } from '../src/engine/record.js';
import { rulesets } from '../src/engine/rulesets/index.js';
import { seats } from '../src/engine/seat.js';

export type Schema = Readonly<Record<string, unknown>>;

/**
 * What is said of a part of the record, for people; an empty path is the record itself. Steps are the ruleset first, then
 * keys, `*` for the items of a list, and `key=value` for one of several groups.
 */
export type Describe = (path: readonly string[]) => string | undefined;

/**
 * The JSON Schema (draft 2020-12) of a record, from the descriptions that `parseRecord` reads by: it accepts the JSON
 * values that `parseRecord` accepts. What the events mean is not judged.
 */
export function recordSchema(describe: Describe = () => undefined): Schema {
  const shapes = new Map([...rulesets].map(([id, ruleset]) => [id, recordShape(ruleset)]));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A mahjong-settler record',
    ...described(describe([])),
    type: 'object',
    oneOf: [...shapes.keys()].map((id) => ({ $ref: `#/$defs/${id}` })),
    $defs: Object.fromEntries([...shapes].map(([id, shape]) => [id, tagged(shape, 'ruleset', id, [id], describe)])),
  };
}

function described(description: string | undefined): Schema {
  return description === undefined ? {} : { description };
}

function schemaOf(field: AnyField, path: readonly string[], describe: Describe): Schema {
  return {
    ...described(describe(path)),
    ...valuesOf(field, path, describe),
    ...('default' in field && { default: field.default }),
  };
}

function valuesOf(field: AnyField, path: readonly string[], describe: Describe): Schema {
  switch (field.kind) {
    case 'integer':
      return { type: 'integer', minimum: field.min, maximum: field.max };
    case 'choice':
      return field.values.length === 1 ? { const: field.values[0] } : { enum: field.values };
    case 'switch':
      return { type: 'boolean' };
    case 'flag':
      return { const: true };
    case 'seat':
      return { enum: field.nullable ? [...seats, null] : seats };
    case 'text':
      return { type: 'string', ...rangeOf(field.pattern) };
    case 'list': {
      const items = schemaOf(field.of, [...path, '*'], describe);
      return { type: 'array', items, minItems: field.min, maxItems: field.max };
    }
    case 'group':
      return groupOf(field, path, describe);
    case 'tagged': {
      const { key, groups } = field;
      const each = Object.entries(groups);
      return { oneOf: each.map(([tag, group]) => tagged(group, key, tag, [...path, `${key}=${tag}`], describe)) };
    }
  }
}

/** A pattern that only counts characters is a length. */
function rangeOf({ source }: RegExp): Schema {
  const length = /^\^\[\^\]\{0,(\d+)\}\$$/.exec(source)?.[1];
  return length === undefined ? { pattern: source } : { maxLength: Number(length) };
}

/** A group that one key with this value tells apart from others. */
function tagged(group: GroupField, key: string, tag: string, path: readonly string[], describe: Describe): Schema {
  return {
    title: tag,
    ...described(describe(path)),
    ...groupOf(group, path, describe, { [key]: { ...described(describe([...path, key])), const: tag } }),
  };
}

function groupOf({ fields }: GroupField, path: readonly string[], describe: Describe, fixed: Schema = {}): Schema {
  const entries = Object.entries(fields);
  const properties = entries.map(([key, field]) => [key, schemaOf(field, [...path, key], describe)]);
  const conditions = entries.flatMap(([key, { when, optional }]) => {
    if (!when) return [];
    return {
      if: { properties: { [when.field]: { const: when.is } }, required: [when.field] },
      ...(!optional && { then: { required: [key] } }),
      else: { properties: { [key]: false } },
    };
  });
  return {
    type: 'object',
    properties: { ...Object.fromEntries(properties), ...fixed },
    required: entries.flatMap(([key, { when, optional }]) => (when || optional ? [] : key)),
    additionalProperties: false,
    ...(conditions.length > 0 && { allOf: conditions }),
  };
}
