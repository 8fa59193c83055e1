import { describe, expect, it } from 'vitest';
import { createActor, type StateNode } from 'xstate';
import { rulesets, type RoundEvent } from '../../src/engine/index.js';
import { createRoundMachine, type RoundInput } from '../../src/machine/index.js';
import { hostileValues } from '../support/hostile.js';
import { fullRecord, replaced, sites } from '../support/samples.js';
import { clone, freezeDeep } from '../support/settling.js';
import { added, concealed, discard, exposed, kongDiscard, pigs, ready, selfDraw, wall } from '../support/sichuan.js';

const sichuan = rulesets.get('sichuan')!;

function event(plain: object): RoundEvent {
  return plain as RoundEvent;
}

function start(input?: RoundInput) {
  return createActor(createRoundMachine(sichuan), { input }).start();
}

function play(events: readonly object[], input?: RoundInput) {
  const actor = start(input);
  const phases = [actor.getSnapshot().value];
  for (const one of events) {
    actor.send(event(one));
    phases.push(actor.getSnapshot().value);
  }
  return { actor, phases, round: actor.getSnapshot().context.round };
}

describe('the phases of a round of sichuan', () => {
  it('follow each other to the empty wall', () => {
    const { phases, round } = play([concealed(1), discard(0, [[3, 0]]), wall, pigs(1), ready([0, 2])]);
    expect(phases).toEqual(['play', 'play', 'play', 'pigCheck', 'readyCheck', 'settled']);
    // Rain to 1, 1 for the win, 16 for the pig twice, 4 for readiness.
    expect(round.balances).toEqual([-2 - 1 + 16 + 4 + 2, 6 - 32 - 6, -2 + 16 - 4 + 2, -2 + 1 + 2]);
  });

  it('end in play with the third winner', () => {
    expect(
      play([
        selfDraw(0, 0),
        discard(1, [
          [2, 0],
          [3, 0],
        ]),
      ]).phases,
    ).toEqual(['play', 'play', 'settled']);
    expect(
      play([
        discard(0, [
          [1, 0],
          [2, 0],
          [3, 0],
        ]),
      ]).phases,
    ).toEqual(['play', 'settled']);
  });

  it('leave readiness out when all are pigs', () => {
    expect(play([wall, pigs(0, 1, 2, 3)]).phases).toEqual(['play', 'pigCheck', 'settled']);
  });

  it('stay when an event is refused', () => {
    const events = [
      pigs(),
      ready(),
      discard(0, [[1, 0]], kongDiscard),
      { type: 'chow' },
      wall,
      wall,
      ready(),
      pigs(),
      pigs(),
      concealed(0),
    ];
    const { phases, round } = play(events);
    expect(phases).toEqual([
      'play',
      'play',
      'play',
      'play',
      'play',
      'pigCheck',
      'pigCheck',
      'pigCheck',
      'readyCheck',
      'readyCheck',
      'readyCheck',
    ]);
    expect(round.events).toEqual([wall, pigs()]);
  });

  it('notify on what was accepted alone', () => {
    const actor = start();
    const rounds: unknown[] = [];
    actor.subscribe(({ context }) => rounds.push(context.round));
    for (const one of [wall, wall, pigs()]) actor.send(event(one));
    expect(new Set(rounds).size).toBe(2);
  });
});

describe('snapshot.can', () => {
  const opened = start().getSnapshot();
  const afterKong = play([concealed(0)]).actor.getSnapshot();
  const afterWin = play([selfDraw(0, 0)]).actor.getSnapshot();
  const atPigs = play([wall]).actor.getSnapshot();
  const settled = play([wall, pigs(0, 1, 2, 3)]).actor.getSnapshot();

  it.each([
    ['a kong', opened, concealed(2), true],
    ['an exposed kong from oneself', opened, exposed(2, 2), false],
    ['a win', opened, selfDraw(3, 99), true],
    ['a win of 100 fan', opened, selfDraw(3, 100), false],
    ['a kong discard without a kong', opened, discard(0, [[1, 0]], kongDiscard), false],
    ['a kong discard after the kong', afterKong, discard(0, [[1, 0]], kongDiscard), true],
    ["a kong discard after another's kong", afterKong, discard(1, [[2, 0]], kongDiscard), false],
    ['a kong of a seat that has won', afterWin, added(0), false],
    ['a discard of a seat that has won', afterWin, discard(0, [[1, 0]]), false],
    ['the wall', afterWin, wall, true],
    ['pigs before the wall', opened, pigs(), false],
    ['pigs after the wall', atPigs, pigs(), true],
    ['a pig twice', atPigs, pigs(1, 1), false],
    ['the wall again', atPigs, wall, false],
    ['anything once settled', settled, concealed(0), false],
  ])('%s', (_, snapshot, one, can) => {
    expect(snapshot.can(event(one))).toBe(can);
  });
});

describe('the input', () => {
  it('is seat 0 as dealer and no streak unless told otherwise', () => {
    expect(start().getSnapshot().context.round).toMatchObject({
      dealer: 0,
      streak: 0,
      phase: 'play',
      events: [],
      payments: [],
    });
    expect(start({}).getSnapshot().context.round).toMatchObject({ dealer: 0, streak: 0 });
    expect(start({ dealer: 3 }).getSnapshot().context.round).toMatchObject({ dealer: 3, streak: 0 });
  });

  it('has a streak where the ruleset counts one', () => {
    const machine = createRoundMachine(rulesets.get('wenzhou')!);
    const { round } = createActor(machine, { input: { dealer: 3, streak: 2 } }).getSnapshot().context;
    expect(round).toMatchObject({ dealer: 3, streak: 2 });
  });

  it.each([
    [{ dealer: 7 as 0 }, '/dealer'],
    [{ dealer: 0.5 as 0 }, '/dealer'],
    [{ streak: 1 }, '/streak'],
    [{ streak: Number.NaN }, '/streak'],
  ])('is refused where no round can start so: %o', (input, path) => {
    // XState hands an actor’s errors to whoever observes it.
    const errors: unknown[] = [];
    const actor = createActor(createRoundMachine(sichuan), { input });
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    expect(errors).toEqual([expect.objectContaining({ name: 'RecordError', path })]);
  });

  it.each([
    ['play', [concealed(0)]],
    ['pigCheck', [wall]],
    ['readyCheck', [wall, pigs(1)]],
    ['settled', [wall, pigs(), ready()]],
  ])('may be a round in %s', (phase, events) => {
    const { round } = play(events);
    const resumed = start({ round: freezeDeep(clone(round)) }).getSnapshot();
    expect(resumed.value).toBe(phase);
    expect(resumed.context.round).toEqual(round);
  });

  it('fills the options with the defaults of the ruleset', () => {
    for (const ruleset of rulesets.values()) {
      const { options } = createActor(createRoundMachine(ruleset)).start().getSnapshot().context.round;
      expect(options).toEqual(
        Object.fromEntries(Object.entries(ruleset.options).map(([name, field]) => [name, field.default])),
      );
    }
    const odd = createActor(createRoundMachine(sichuan, { base: 7 })).start();
    expect(odd.getSnapshot().context.round.options).toMatchObject({ base: 7, fanCap: 4 });
    expect(() => createRoundMachine(sichuan, { fancap: 5 })).toThrow(
      expect.objectContaining({ code: 'invalid-option', path: '/options/fancap' }),
    );
  });
});

describe.each([...rulesets.values()])('the machine of $id', (ruleset) => {
  const events = fullRecord(ruleset).rounds[0]!.events;

  it.each([
    'chow',
    '',
    'win.now',
    'win.*',
    '__proto__',
    'constructor',
    'toString',
    'settled',
    'play',
    'resume',
    'settle',
    'leadsTo',
  ])('ignores an event of type %j', (type) => {
    const actor = createActor(createRoundMachine(ruleset)).start();
    const before = clone(actor.getSnapshot().context);
    expect(actor.getSnapshot().can(event({ type }))).toBe(false);
    actor.send(event({ type }));
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'play', context: before });
  });

  it.each(hostileValues)('survives events with %s in any place but their type', (_, make) => {
    for (const one of events) {
      for (const path of sites(one).filter((site) => site.length > 0 && site[0] !== 'type')) {
        const actor = createActor(createRoundMachine(ruleset)).start();
        const spoilt = event(replaced(one, path, make()) as object);
        const can = actor.getSnapshot().can(spoilt);
        actor.send(spoilt);
        const { status, value, context } = actor.getSnapshot();
        expect(status).toBe('active');
        expect(context.round.events).toHaveLength(can ? 1 : 0);
        expect(value).toBe(context.round.phase);
      }
    }
  });

  it('keeps its state and its round together when an event changes between readings', () => {
    for (const one of events) {
      for (const readings of [1, 2, 3, 4]) {
        let count = 0;
        const fickle = { ...one } as Record<string, unknown>;
        const key = Object.keys(one).find((name) => name !== 'type') ?? 'note';
        const first = fickle[key];
        Object.defineProperty(fickle, key, { enumerable: true, get: () => (++count > readings ? undefined : first) });
        const actor = createActor(createRoundMachine(ruleset)).start();
        actor.send(event(fickle));
        expect(actor.getSnapshot().value).toBe(actor.getSnapshot().context.round.phase);
      }
    }
  });

  it('has no timers and starts nothing of its own', () => {
    const nodes: StateNode[] = [];
    const collect = (node: StateNode): void => {
      nodes.push(node);
      Object.values(node.states).forEach(collect);
    };
    collect(createRoundMachine(ruleset).root as unknown as StateNode);
    expect(nodes.length).toBeGreaterThan(Object.keys(ruleset.phases).length);
    for (const node of nodes) {
      expect(node.after).toEqual([]);
      expect(node.invoke).toEqual([]);
    }
  });
});
