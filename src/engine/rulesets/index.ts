import type { BaseEvent, Caused, Due, OptionValues, RoundState, RulesetOf } from './ruleset.js';
import { ims } from './ims.js';
import { sichuan } from './sichuan.js';
import { wenzhou } from './wenzhou.js';

/** Every ruleset. A new one is a file beside this one and a line here. */
const registered = [sichuan, wenzhou, ims] as const;

type Registered = (typeof registered)[number];
type EventOf<R> = R extends RulesetOf<infer E extends BaseEvent, infer _O, infer _D> ? E : never;
type DueOf<R> = R extends RulesetOf<infer _E, infer _O, infer D extends Due> ? D : never;
type OptionsOf<R> = R extends RulesetOf<infer _E, infer O, infer _D> ? O : never;

/** An event of any ruleset. */
export type RoundEvent = EventOf<Registered>;
type All<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
/** The options of all rulesets together; each may be absent. */
export type AnyOptions = Partial<All<OptionsOf<Registered>>>;
/** A payment of any ruleset, before its event is known. */
export type AnyDue = DueOf<Registered>;
/** When a payment is made, in any ruleset. */
export type PaymentPhase = AnyDue['phase'];
/** A payment of any ruleset. */
export type Payment = Caused<AnyDue>;
/** A ruleset, whichever it is. */
export type Ruleset = RulesetOf<RoundEvent, OptionValues, DueOf<Registered>>;
/** A round of any ruleset. */
export type Round = RoundState<RoundEvent, OptionValues, DueOf<Registered>>;

/** The rulesets by id. */
export const rulesets: ReadonlyMap<string, Ruleset> = new Map<string, Ruleset>(
  registered.map((ruleset) => [ruleset.id, ruleset]),
);
