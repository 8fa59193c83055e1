import { RecordError, type Refusal } from './errors.js';
import { isObject, pointer, tagged, type AnyField, type TaggedField } from './fields.js';
import { netOf, sumOf } from './net.js';
import type { Round, RoundEvent, Ruleset } from './rulesets/index.js';
import type { OptionValues, Start } from './rulesets/ruleset.js';
import { isSeat, type Seat } from './seat.js';

/** A round before its first event. */
export function openRound(options: OptionValues, { dealer, streak }: Start): Round {
  const [events, payments, winners] = [Object.freeze([]), Object.freeze([]), Object.freeze([])];
  return Object.freeze({ options, dealer, streak, phase: 'play', events, payments, winners, balances: sumOf([]) });
}

const shapes = new WeakMap<Ruleset, TaggedField<RoundEvent>>();

/** The shape of any event of a ruleset. */
export function eventShape(ruleset: Ruleset): TaggedField<RoundEvent> {
  let shape = shapes.get(ruleset);
  if (shape === undefined) shapes.set(ruleset, (shape = tagged('type', ruleset.events, 'unknown-event')));
  return shape;
}

/** The round after an event of any origin, or why it is refused: shape first, then meaning. Paths start at the event. */
export function attempt(ruleset: Ruleset, round: Round, event: unknown): Round | RecordError {
  try {
    const known = eventShape(ruleset).read(event, '');
    const refused = refusal(ruleset, round, known);
    return refused ? refusedEvent(refused, '') : advance(ruleset, round, known);
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
}

/** A refusal as an error; `path` is where the event stands. */
export function refusedEvent({ code, path, reason }: Refusal, at: string): RecordError {
  return new RecordError(code, at + path, reason, reason);
}

/**
 * Why `event` is not legal now, or nothing. The event's shape must have been judged. Judges the phase, then seats from
 * the event's own description, then what the ruleset knows.
 */
export function refusal(ruleset: Ruleset, round: Round, event: RoundEvent): Refusal | undefined {
  if (round.phase === 'settled') return { code: 'round-settled', path: '' };
  const spec = ruleset.events[event.type];
  if (spec === undefined || ruleset.phases[round.phase]?.[event.type] === undefined) {
    return { code: 'wrong-phase', path: '' };
  }
  const named = namedSeats(spec, event, '', '');
  const out = ruleset.out(round);
  const gone = named.find(({ seat }) => out.includes(seat));
  if (gone) return { code: 'seat-out', path: gone.path };
  const self = named.find((one) => one.other && named.some((actor) => acts(actor, one) && actor.seat === one.seat));
  if (self) return { code: 'same-seat', path: self.path };
  const actors = named.filter(({ other }) => !other);
  const twice = actors.find(({ seat }, index) => actors.slice(0, index).some((earlier) => earlier.seat === seat));
  if (twice) return { code: 'duplicate-seat', path: twice.path };
  return ruleset.check(round, event);
}

/** The round after a legal event. */
export function advance(ruleset: Ruleset, round: Round, event: RoundEvent): Round {
  const index = round.events.length;
  const caused = ruleset.pay(round, event).map((due) => {
    Object.freeze(due.terms);
    return Object.freeze({ ...due, event: index });
  });
  const after = {
    ...round,
    events: Object.freeze([...round.events, event]),
    payments: Object.freeze([...round.payments, ...caused]),
    winners: Object.freeze([...round.winners, ...ruleset.winners(event)]),
    balances: sumOf([round.balances, netOf(caused)]),
  };
  const steps = ruleset.phases[round.phase]?.[event.type] ?? [];
  const step = steps.find((one) => one.when?.(after) ?? true);
  return Object.freeze({ ...after, phase: step?.to ?? round.phase });
}

/** A legal round as it was after its first `count` events. */
export function roundAfter(ruleset: Ruleset, round: Round, count: number): Round {
  if (count >= round.events.length) return round;
  const { options, events } = round;
  return events.slice(0, count).reduce((so, event) => advance(ruleset, so, event), openRound(options, round));
}

interface NamedSeat {
  readonly seat: Seat;
  readonly path: string;
  /** Path of the group that names the seat, or of the nearest around it in which somebody acts. */
  readonly scope: string;
  readonly other: boolean;
}

/** Whether `actor` acts where `one` is named, or in a part of it: a discarder faces every winner. */
function acts(actor: NamedSeat, one: NamedSeat): boolean {
  return !actor.other && (actor.scope === one.scope || actor.scope.startsWith(`${one.scope}/`));
}

/** Every seat that an event names, in the order of its description. */
function namedSeats(field: AnyField, value: unknown, path: string, scope: string): NamedSeat[] {
  switch (field.kind) {
    case 'seat':
      return isSeat(value) ? [{ seat: value, path, scope, other: field.other }] : [];
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item: unknown, index) => namedSeats(field.of, item, pointer(path, index), path))
        : [];
    case 'group': {
      if (!isObject(value)) return [];
      const hasActor = Object.values(field.fields).some((one) => one.kind === 'seat' && !one.other);
      return Object.entries(field.fields).flatMap(([key, one]) =>
        namedSeats(one, value[key], pointer(path, key), hasActor ? path : scope),
      );
    }
    case 'tagged': {
      const tag = isObject(value) ? value[field.key] : undefined;
      const found = typeof tag === 'string' ? field.groups[tag] : undefined;
      return found ? namedSeats(found, value, path, scope) : [];
    }
    default:
      return [];
  }
}
