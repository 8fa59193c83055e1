import { createActor } from 'xstate';
import type { Round } from '../engine/rulesets/index.js';
import { createRoundMachine } from '../machine/index.js';
import type { Game } from './game.js';
import type { RoundActor } from './point.js';

/** Actors of the round's machine, which is made anew when the ruleset or an option changes. */
export class RoundMachines {
  #made: { readonly key: string; readonly machine: ReturnType<typeof createRoundMachine> } | undefined;

  /** One that stands where the round does. */
  actor({ ruleset, session }: Game, round: Round): RoundActor {
    const { options } = session.settlement;
    const key = JSON.stringify([ruleset.id, options]);
    if (this.#made?.key !== key) this.#made = { key, machine: createRoundMachine(ruleset, options) };
    return createActor(this.#made.machine, { input: { round } }).start();
  }
}
