import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { OptionValues } from '../engine/rulesets/ruleset.js';
import type { Session } from '../engine/session.js';
import type { Game } from './game.js';
import type { WalkScene } from './scene.js';
import { inKebabCase } from '../engine/names.js';
import type { Explorable } from './settings.js';
import { Walk, type Step } from './walk.js';

/** Milliseconds that a step stays while the walk plays by itself. */
const pace = 3000;

/** Where a reader stands, whether the walk goes on by itself, and which options the reader tries. */
export class WalkController implements ReactiveController {
  /** As it was asked for; the record may be shorter, or not there yet. */
  #wanted = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #made: { readonly session: Session; readonly walk: Walk } | undefined;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly game: Game,
    /** Tells the page that the reader has moved on. */
    private readonly tell: (step: number) => void,
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.pause();
  }

  get walk(): Walk {
    const { session } = this.game;
    if (this.#made?.session !== session) this.#made = { session, walk: new Walk(session) };
    return this.#made.walk;
  }

  get step(): number {
    return this.walk.clamp(this.#wanted);
  }

  set step(wanted: number) {
    this.#wanted = wanted;
    this.host.requestUpdate();
  }

  get here(): Step | undefined {
    return this.walk.at(this.step);
  }

  get isPlaying(): boolean {
    return this.#timer !== undefined;
  }

  /** As long as the record is walked through, options are tried that the author lets readers change, and no others. */
  keep(explorable: Explorable): void {
    const { explored, ruleset } = this.game;
    const kept = named(explorable, Object.keys(ruleset.options)).filter((name) => name in (explored ?? {}));
    if (explored && kept.length < Object.keys(explored).length) {
      const options = Object.fromEntries(kept.map((name) => [name, explored[name] ?? '']));
      this.#wanted = this.#stepUnder(kept.length > 0 ? options : undefined);
    }
  }

  /** The record is not walked through any more. */
  leave(): void {
    if (this.isPlaying) this.pause();
    this.game.explored = undefined;
  }

  pause(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.host.requestUpdate();
  }

  /** What views need, but for what stands beside. `explorable` names options, none of them all. */
  scene(explorable: Explorable): Omit<WalkScene, 'aside'> {
    const { here, isPlaying, step, walk } = this;
    const go = (to: number) => () => {
      this.pause();
      this.#go(to);
    };
    return {
      here,
      step,
      last: walk.last,
      isPlaying,
      go,
      goTo: (event) => go(walk.stepOf(here?.index ?? 0, event)),
      toggle: () => {
        if (isPlaying) this.pause();
        else this.#play();
      },
      explorable: named(explorable, Object.keys(this.game.ruleset.options)),
      explore: (options) => {
        const { step } = this;
        this.#go(this.#stepUnder(options), step);
      },
    };
  }

  /**
   * Tries options, for the reader alone: nothing of them enters the record. An entry may take more steps then, or fewer;
   * returns the step of the one that the reader stands at.
   */
  #stepUnder(options: OptionValues | undefined): number {
    const { here, step } = this;
    this.game.explored = options;
    this.host.requestUpdate();
    const isStarted = here?.event !== undefined && step > 0;
    return isStarted ? this.walk.stepOf(here.index, here.event, here.part) : this.#wanted;
  }

  /** What the reader does; a step that is shown already is not told of. */
  #go(wanted: number, step = this.step): void {
    const next = this.walk.clamp(wanted);
    this.step = next;
    if (next !== step) this.tell(next);
  }

  /** From the start again, where the end was reached. */
  #play(): void {
    if (this.step === this.walk.last) this.#go(0);
    this.#timer = setInterval(() => {
      this.#go(this.step + 1);
      if (this.step === this.walk.last) this.pause();
    }, pace);
    this.host.requestUpdate();
  }
}

/** The options named, all where none is, none without the attribute. Frameworks set an attribute without a value to `true`. */
function named(names: Explorable, all: readonly string[]): readonly string[] {
  if (names === null || names === undefined || names === false) return [];
  const list = names === true ? [] : names.split(/[\s,]+/).filter(Boolean);
  return list.length === 0 ? all : all.filter((one) => list.includes(one) || list.includes(inKebabCase(one)));
}
