import fc from 'fast-check';
import { parseRecord, type MahjongRecord, type Ruleset } from '../../src/engine/index.js';
import { isObject, seat, type AnyField, type GroupField } from '../../src/engine/fields.js';
import { players } from '../../src/engine/record.js';

/*
 * Random values from a ruleset's own description of its options and events: a new ruleset is covered without a line here.
 */

type Keys = Readonly<Record<string, unknown>>;

/** The key is present once in four: most flags contradict most events. */
function now(one: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: one });
}

function accepts(field: AnyField, value: unknown): boolean {
  try {
    field.read(value, '');
    return true;
  } catch {
    return false;
  }
}

function seatOf(item: unknown): unknown {
  return isObject(item) && 'seat' in item ? item.seat : item;
}

/** Texts of what means something in notation, JSON or HTML, or is hard to see. */
const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...Array.from(' ,;#="\'\\/<&\0\t\n\r\x85\u00a0\u200b\u2028\u2029\ufeff😀'),
        '\ud800',
        '\udc00',
        '  ',
        '"a, b"',
        '\\u0041',
      ),
      fc.constantFrom('E', 'none', 'win', 'round', 'note', '<br>', '&nbsp;', '王小明'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

/** A value of the right shape. */
export function valueOf(field: AnyField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'integer': {
      const { min, max } = field;
      return fc.oneof(fc.integer({ min, max: Math.min(max, min + 7) }), fc.integer({ min, max }));
    }
    case 'choice':
      return fc.constantFrom<unknown>(...field.values);
    case 'switch':
      return fc.boolean();
    case 'flag':
      return fc.constant(true);
    case 'seat':
      return fc.constantFrom(0, 1, 2, 3, ...(field.nullable ? [null] : []));
    case 'text':
      return hostileText.filter((text) => accepts(field, text));
    case 'list': {
      const size = { minLength: field.min, maxLength: Math.min(field.max, 4) };
      const item = valueOf(field.of);
      return fc.oneof(
        { weight: 4, arbitrary: fc.uniqueArray(item, { ...size, selector: seatOf }) },
        { weight: 1, arbitrary: fc.array(item, size) },
      );
    }
    case 'group':
      return groupOf(field);
    case 'tagged':
      return fc.oneof(...Object.values(field.groups).map((one) => groupOf(one)));
  }
}

function isAsked({ when }: AnyField, group: Keys): boolean {
  return when === undefined || group[when.field] === when.is;
}

/** A group of the right shape; `set` fixes some of its keys, and leaves out its other optional ones. */
function groupOf({ fields }: GroupField, set?: Keys): fc.Arbitrary<Keys> {
  const values: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [key, field] of Object.entries(fields)) {
    if (set && key in set) values[key] = fc.constant(set[key]);
    else if (!field.optional) values[key] = valueOf(field);
    else values[key] = set ? fc.constant(undefined) : now(valueOf(field));
  }
  return fc.record(values).map((all) => {
    const asked = Object.entries(fields).filter(([key, field]) => all[key] !== undefined && isAsked(field, all));
    return Object.fromEntries(asked.map(([key]) => [key, all[key]]));
  });
}

/** An event of the right shape, legal or not; types with more to say come more often. */
export function shapedEvent(ruleset: Ruleset): fc.Arbitrary<Keys> {
  return fc.oneof(
    ...Object.values(ruleset.events).map((spec) => {
      const ways = (spec.ways ?? []).map(({ set }) => groupOf(spec, set));
      return { weight: Object.keys(spec.fields).length, arbitrary: fc.oneof(groupOf(spec), ...ways) };
    }),
  );
}

/** What no field accepts, and a few values that some do. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    '1',
    -1,
    4,
    1.5,
    NaN,
    Infinity,
    2 ** 53,
    true,
    false,
    10n,
    {},
    [],
    [null],
  ),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'play', 'settled'),
  fc.jsonValue({ maxDepth: 2 }),
);

/** An event with one key lost, spoilt or added. */
function spoiltEvent(ruleset: Ruleset): fc.Arbitrary<Keys> {
  const spoilt = (event: Keys): fc.Arbitrary<Keys> =>
    fc.oneof(
      fc
        .constantFrom(...Object.keys(event))
        .map((key) => Object.fromEntries(Object.entries(event).filter(([one]) => one !== key))),
      fc.tuple(fc.constantFrom(...Object.keys(event)), junk).map(([key, value]) => ({ ...event, [key]: value })),
      fc
        .tuple(fc.constantFrom('extra', 'toString', 'from', 'a/b~c'), junk)
        .map(([key, value]) => ({ ...event, [key]: value })),
    );
  return shapedEvent(ruleset).chain(spoilt);
}

/** Any event: legal, illegal or misshapen. */
export function anyEvent(ruleset: Ruleset): fc.Arbitrary<Keys> {
  return fc.oneof({ weight: 4, arbitrary: shapedEvent(ruleset) }, { weight: 1, arbitrary: spoiltEvent(ruleset) });
}

/** Some options, each within its description. */
export function someOptions(ruleset: Ruleset): fc.Arbitrary<Readonly<Record<string, string | number | boolean>>> {
  const values = Object.entries(ruleset.options).map(([name, field]) => [name, valueOf(field)] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: [] }) as fc.Arbitrary<
    Record<string, string | number | boolean>
  >;
}

const someMoney = fc.record({
  pointValue: fc
    .tuple(fc.nat(2000).map(String), fc.constantFrom('', '.0', '.10', '.000001', '.50'))
    .map((parts) => parts.join(''))
    .filter((value) => /[1-9]/.test(value)),
  currency: fc.string({ unit: fc.constantFrom('E', 'U', 'R', 'X'), minLength: 3, maxLength: 3 }),
});

/** Any record of the right shape: its events need not be legal, and all that may be left out may be there. */
export function shapedRecord(ruleset: Ruleset): fc.Arbitrary<MahjongRecord> {
  const start = { dealer: valueOf(seat()), ...(ruleset.streak && { streak: valueOf(ruleset.streak) }) };
  const round = fc.record(
    { ...start, events: fc.array(shapedEvent(ruleset), { maxLength: 6 }) },
    { requiredKeys: ['events'] },
  );
  return fc
    .record(
      {
        format: fc.constant('mahjong-settler'),
        version: fc.constant(1),
        ruleset: fc.constant(ruleset.id),
        options: someOptions(ruleset),
        players: fc.array(valueOf(players.of), { minLength: 4, maxLength: 4 }),
        money: someMoney,
        rounds: fc.array(round, { maxLength: 4 }),
      },
      { requiredKeys: ['format', 'version', 'ruleset', 'rounds'] },
    )
    .map((record) => parseRecord(record));
}
