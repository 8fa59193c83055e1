import type { AnyField } from './fields.js';
import type { PerSeat, Seat } from './seat.js';

/** Where everybody goes: who sat at `seat` sits at `seating[seat]` afterwards. */
export type Seating = PerSeat<Seat>;

interface Shape<T> {
  read(value: unknown, path: string): T;
}

/**
 * A copy of a value in which every seat that its description knows of has moved, so that those who win, pay, deal or are
 * liable stay the same people. Lists by seat, such as names, are left alone. Throws RecordError for a value that does not
 * fit the description.
 */
export function reseat<T>(shape: Shape<T> & AnyField, value: T, seating: Seating): T {
  return shape.read(moved(shape, value, seating), '');
}

function moved(field: AnyField, value: unknown, seating: Seating): unknown {
  switch (field.kind) {
    case 'seat':
      return typeof value === 'number' ? seating[value] : value;
    case 'list':
      return Array.isArray(value) ? value.map((one: unknown) => moved(field.of, one, seating)) : value;
    case 'group':
      return Object.fromEntries(
        entriesOf(value).map(([key, one]) => {
          const known = field.fields[key];
          return [key, known ? moved(known, one, seating) : one];
        }),
      );
    case 'tagged': {
      const tag = entriesOf(value).find(([key]) => key === field.key)?.[1];
      const group = typeof tag === 'string' ? field.groups[tag] : undefined;
      return group ? moved(group, value, seating) : value;
    }
    default:
      return value;
  }
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
