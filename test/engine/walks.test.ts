import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesets, settle } from '../../src/engine/index.js';
import { walks } from '../support/walk.js';

/*
 * The property tests are worth what their random records reach. A fixed seed: the reach is judged, not the rules.
 */
describe.each([...rulesets.values()])('the random records of $id', (ruleset) => {
  const sample = fc.sample(walks(ruleset), { seed: 20, numRuns: 500 });
  const states = sample.flatMap(({ rounds }) => rounds.flatMap((round) => round.states));

  it('reach every phase', () => {
    expect(new Set(states.map(({ phase }) => phase))).toEqual(new Set(Object.keys(ruleset.phases)));
  });

  it('hold every type of event, every key and every way to enter one', () => {
    const events = states.flatMap((round) => round.events.slice(-1));
    for (const [type, { fields, ways = [] }] of Object.entries(ruleset.events)) {
      const those = events.filter((event) => event.type === type);
      for (const key in fields)
        expect(
          those.some((event) => key in event),
          `${type} ${key}`,
        ).toBe(true);
      for (const { set } of ways) expect(those).toContainEqual(expect.objectContaining(set));
    }
  });

  it('hold several rounds, settled and open ones', () => {
    expect(Math.max(...sample.map(({ rounds }) => rounds.length))).toBeGreaterThan(2);
    expect(new Set(sample.map(({ rounds }) => rounds.at(-1)!.states.at(-1)!.phase)).size).toBeGreaterThan(1);
  });

  it('set every option to a value of its own', () => {
    for (const name in ruleset.options) expect(sample.some(({ options }) => name in options)).toBe(true);
  });
});

it('random records of sichuan are paid by every rule', () => {
  const sample = fc.sample(walks(rulesets.get('sichuan')!), { seed: 20, numRuns: 500 });
  const rules = sample.flatMap(({ record }) =>
    settle(record).rounds.flatMap(({ payments }) => payments.map(({ rule }) => rule)),
  );
  expect(new Set(rules)).toEqual(
    new Set([
      ...['exposed-kong', 'added-kong', 'concealed-kong', 'robbed-kong', 'discard-win', 'self-draw'],
      ...['kong-transfer', 'kong-returned', 'flower-pig', 'not-ready', 'kong-refund'],
    ]),
  );
});
