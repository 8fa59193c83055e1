import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choice,
  discarder,
  flag,
  group,
  integer,
  list,
  optional,
  otherSeat,
  seat,
  tagged,
  text,
  toggle,
  when,
  written,
  type GroupField,
} from '../../src/engine/fields.js';
import { Cursor } from '../../src/engine/notation/cursor.js';
import { statements } from '../../src/engine/notation/lines.js';
import { readFields } from '../../src/engine/notation/statement.js';
import { writeFields } from '../../src/engine/notation/write.js';
import { valueOf } from '../support/arbitraries.js';

/*
 * Descriptions that no ruleset has yet. What the vocabulary of descriptions can say is read and written, so that a new
 * ruleset needs no notation code.
 */

interface Item {
  readonly seat: 0 | 1 | 2 | 3;
  readonly han: number;
  readonly fuPoints: number;
  readonly dora?: number;
  readonly hand?: 'open' | 'closed';
  readonly riichi?: true;
  readonly remark?: string;
  readonly paid?:
    { readonly how: 'all'; readonly by: 0 | 1 | 2 | 3 } | { readonly how: 'half'; readonly times: number };
}

const paid = tagged<NonNullable<Item['paid']>>(
  'how',
  {
    all: group<{ how: 'all'; by: 0 | 1 | 2 | 3 }>({ how: choice(['all']), by: otherSeat() }),
    half: group<{ how: 'half'; times: number }>({ how: choice(['half']), times: integer(1, 9) }),
  },
  'invalid-record',
);

const item = group<Item>({
  seat: seat(),
  han: integer(0, 13),
  fuPoints: written('fu', integer(20, 110)),
  dora: optional(integer(0, 9)),
  hand: optional(choice(['open', 'closed'])),
  riichi: flag(),
  remark: optional(text('a text', /^[^]{0,20}$/u)),
  paid: optional(paid),
});

interface Everything {
  readonly kind: 'one' | 'Two' | 3;
  readonly shared: boolean;
  readonly isAbortive?: boolean;
  readonly label: string;
  readonly chosen?: 0 | 1 | 2 | 3;
  readonly from: 0 | 1 | 2 | 3 | null;
  readonly to?: 0 | 1 | 2 | 3;
  readonly winners: readonly Item[];
}

const everything = group<Everything>({
  kind: choice(['one', 'Two', 3]),
  shared: toggle(),
  isAbortive: optional(toggle()),
  label: text('a text', /^[^]{0,20}$/u),
  chosen: optional(seat()),
  from: discarder(),
  to: when('kind', 'Two', otherSeat()),
  winners: list(item, 0, 3),
});

type Seats = readonly (0 | 1 | 2 | 3)[];

const bareSeats = group<{ tenpai: Seats; dealer?: 0 | 1 | 2 | 3 }>({
  tenpai: list(seat(), 0, 4),
  dealer: optional(seat()),
});

const ledSeats = group<{ seat: 0 | 1 | 2 | 3; owed?: Seats }>({
  seat: seat(),
  owed: optional(list(otherSeat(), 0, 3)),
});

function readBack({ fields }: GroupField, line: string): unknown {
  const said = {};
  for (const [first, ...words] of statements(line)) {
    if (first) readFields(new Cursor(line, new Map(), first, words), { path: '', fields, said });
  }
  return said;
}

describe('descriptions of every kind', () => {
  it('are written so that people can read them', () => {
    const winner = { seat: 1, han: 3, fuPoints: 30, dora: 2, hand: 'open', riichi: true, paid: { how: 'all', by: 2 } };
    const value = {
      kind: 'Two',
      shared: true,
      isAbortive: false,
      label: 'a; b',
      chosen: 0,
      from: null,
      to: 2,
      winners: [winner],
    };
    expect(writeFields(everything.fields, value)).toBe(
      ' Two on is-abortive off label "a; b" chosen E self-draw to W S 3 han 30 fu dora 2 hand open riichi paid all by W',
    );
  });

  it.each([
    ['a group with all of them', everything],
    ['a list of seats', bareSeats],
    ['a list of seats that may be left out', ledSeats],
  ])('%s is read back', (_, field) => {
    fc.assert(
      fc.property(valueOf(field), (value) => {
        const line = `x${writeFields(field.fields, value)}`;
        expect(field.read(readBack(field, line), '')).toEqual(field.read(value, ''));
      }),
      { numRuns: 200 },
    );
  });
});
