import { assign, setup } from 'xstate';
import { RecordError } from '../engine/errors.js';
import { integer, seat } from '../engine/fields.js';
import { attempt, openRound } from '../engine/round.js';
import { optionsInForce } from '../engine/session.js';
import type { Round, RoundEvent, Ruleset } from '../engine/rulesets/index.js';
import type { OptionValues } from '../engine/rulesets/ruleset.js';

export type { Round, RoundEvent, Ruleset } from '../engine/rulesets/index.js';

/** What a round starts with. */
export interface RoundInput {
  readonly dealer?: Round['dealer'];
  /** The dealer's wins in a row before this round, where the ruleset counts them. */
  readonly streak?: number;
  /** One that is under way, to go on with; it keeps the options that it began with. */
  readonly round?: Round;
}

const noStreak = integer(0, 0);

/** Throws RecordError where a round cannot start so. */
function start(ruleset: Ruleset, { dealer = 0, streak = 0 }: RoundInput) {
  return { dealer: seat().read(dealer, '/dealer'), streak: (ruleset.streak ?? noStreak).read(streak, '/streak') };
}

interface Types {
  context?: { readonly round: Round };
  events?: RoundEvent;
  input?: RoundInput | undefined;
}

/**
 * The phases of a round as an XState machine: its states are the ruleset's phases, its events those of the record. An
 * event that the rules refuse changes nothing, and `snapshot.can(event)` tells so beforehand. `context.round` holds
 * payments and balances. No timers, no invoked actors, so nothing needs to be stopped. Throws RecordError for an option that
 * does not fit. The actor of a start that does not fit has the status `error`, and hands the RecordError to its observers.
 */
export function createRoundMachine(ruleset: Ruleset, options?: OptionValues) {
  const inForce = optionsInForce(ruleset, options);
  const types: Types = {};
  const round = setup({
    types,
    guards: {
      isLegal: ({ context, event }) => !(attempt(ruleset, context.round, event) instanceof RecordError),
      isIn: ({ context }, { phase }: { readonly phase: string }) => context.round.phase === phase,
    },
    actions: {
      settle: assign(({ context, event }) => {
        const next = attempt(ruleset, context.round, event);
        return next instanceof RecordError ? context : { round: next };
      }),
    },
  });
  const phases = Object.entries(ruleset.phases);
  const accepting = phases.map(([phase, accepted]) => {
    const transition = { target: 'route', guard: 'isLegal', actions: 'settle' } as const;
    return [phase, { on: Object.fromEntries(Object.keys(accepted).map((type) => [type, transition])) }] as const;
  });
  // Phase and payments come from one reading of the event: where it leads is asked of the round, not of the event again.
  const route = {
    always: phases.map(([phase]) => ({ target: phase, guard: { type: 'isIn', params: { phase } } }) as const),
  };
  return round.createMachine({
    id: ruleset.id,
    context: ({ input }) => ({
      round: input?.round ?? openRound(inForce, start(ruleset, input ?? {})),
    }),
    initial: 'route',
    states: { ...Object.fromEntries(accepting), route },
  });
}
