import type { SichuanDue, SichuanEvent, SichuanOptions } from '../../engine/rulesets/sichuan.js';
import type { CompleteWords, Script } from '../words.js';

type HandTerms = Extract<SichuanDue, { readonly rule: 'discard-win' }>['terms'];
type Transfer = Extract<SichuanDue, { readonly rule: 'kong-transfer' }>;
type KongTerms = Extract<SichuanDue, { readonly rule: 'added-kong' }>['terms'];

/** "1 × 2² = 4" */
function power({ base, counted }: HandTerms, { points, power }: Script): string {
  return `${points(base)} × ${power(2, counted)} = ${points(base * 2 ** counted)}`;
}

/** "6 fan, capped at 4" */
function capped({ fan, counted }: HandTerms): string {
  return `${fan} fan${fan > counted ? `, capped at ${counted}` : ''}`;
}

/** "2 × 1 = 2" */
function bases({ base, bases }: KongTerms, { points }: Script): string {
  return `${bases} × ${points(base)} = ${points(bases * base)}`;
}

/** "6", "6 ÷ 2 = 3", "6 to each" */
function share({ terms: { total, winners, split }, points: share }: Transfer, { points }: Script): string {
  if (winners === 1) return points(total);
  if (split === 'each') return `${points(total)} to each winner`;
  const even = total % winners === 0;
  return even
    ? `${points(total)} ÷ ${winners} = ${points(share)}`
    : `${points(total)} shared by ${winners}, odd points to the nearest: ${points(share)}`;
}

function selfDraw(terms: Extract<SichuanDue, { readonly rule: 'self-draw' }>['terms'], script: Script): string {
  const { base, fan, counted, bonus } = terms;
  const { points } = script;
  if (bonus === 'none') return `${capped(terms)}: ${power(terms, script)}`;
  if (bonus === 'fan') {
    const cap = fan + 1 > counted ? `, capped at ${counted}` : '';
    return `${fan} fan + 1 for the self-draw${cap}: ${power(terms, script)}`;
  }
  const total = points(base * 2 ** counted + base);
  return `${capped(terms)}: ${power(terms, script)}, + ${points(base)} base for the self-draw = ${total}`;
}

export const sichuan: CompleteWords<SichuanEvent, SichuanOptions, SichuanDue> = {
  name: 'Sichuan, Bloody Battle',
  prompt: 'Tap who won or made a kong',
  asked: 'Fan',
  phases: { play: 'Play', pigCheck: 'Pigs', readyCheck: 'Ready', settled: 'Settled' },

  rules: {
    'exposed-kong': 'exposed kong',
    'added-kong': 'wind',
    'concealed-kong': 'rain',
    'robbed-kong': 'robbed kong',
    'discard-win': 'win on a discard',
    'self-draw': 'self-drawn win',
    'kong-transfer': 'kong transfer',
    'kong-returned': 'kong returned',
    'flower-pig': 'flower pig',
    'not-ready': 'not ready',
    'kong-refund': 'kong refund',
  },

  entry: {
    win: {
      title: 'Win',
      ways: { null: 'Self-draw', kongDiscard: 'right after the kong', robbedKong: 'Robbed kong' },
    },
    kong: { title: 'Kong', ways: { concealed: 'Concealed', added: 'Added' } },
    pigs: { title: 'Pig' },
    ready: { title: 'Ready' },
    none: { title: 'Not ready' },
  },

  refusals: {
    'fifth-kong': 'Four kongs are the most that a seat can make.',
    'no-kong-before': 'The entry just before is not a kong of the discarder.',
    'one-self-draw': 'Only one seat can win on a self-draw.',
    'needs-discard': 'A self-drawn win has no discard.',
    'discard-or-robbed': 'A win is either on a discard after a kong or on a robbed kong.',
    'ready-pig': 'A flower pig is never ready.',
  },

  summary: ({ base, fanCap }, { points }) => `base ${points(base)}, cap ${fanCap} fan`,

  reason(due, script) {
    switch (due.rule) {
      case 'exposed-kong':
        return `exposed kong, the discarder alone: ${bases(due.terms, script)}`;
      case 'added-kong':
        return `wind: ${bases(due.terms, script)}`;
      case 'concealed-kong':
        return `rain: ${bases(due.terms, script)}`;
      case 'robbed-kong':
        return `the robbed kong is undone, ${script.entry(due.terms.kong)}: ${bases(due.terms, script)}`;
      case 'discard-win':
        return `${capped(due.terms)}: ${power(due.terms, script)}`;
      case 'self-draw':
        return selfDraw(due.terms, script);
      case 'kong-transfer':
        return `money of the kong, ${script.entry(due.terms.kong)}: ${share(due, script)}`;
      case 'kong-returned':
        return `the kong’s money goes back, ${script.entry(due.terms.kong)}: ${bases(due.terms, script)}`;
      case 'flower-pig':
        return `flower pig, the cap: ${power(due.terms, script)}`;
      case 'not-ready':
        return `not ready, ${capped(due.terms)}: ${power(due.terms, script)}`;
      case 'kong-refund':
        return `kong refund, ${script.entry(due.terms.kong)}: ${bases(due.terms, script)}`;
    }
  },

  worth(due, { points }) {
    const bonus = due.rule === 'self-draw' && due.terms.bonus === 'base' ? due.terms.base : 0;
    return bonus ? `${points(due.points - bonus)} + ${points(bonus)}` : points(due.points);
  },

  event(event, { name, names }, { inPlay, apart }) {
    switch (event.type) {
      case 'kong':
        return {
          lead: name(event.seat),
          rest: `, ${event.kind} kong${event.from === undefined ? '' : ` from ${name(event.from)}`}`,
        };
      case 'win': {
        const [first, ...more] = event.winners;
        const lead = names(event.winners.map(({ seat }) => seat));
        const fan = more.length
          ? event.winners.map((one) => `${name(one.seat)} ${one.fan} fan`).join(', ')
          : `${first?.fan ?? 0} fan`;
        if (event.from === null) return { lead, rest: ` wins self-drawn, ${fan}` };
        const discard = event.robbedKong
          ? `by robbing ${name(event.from)}’s kong`
          : `on ${name(event.from)}’s discard${event.kongDiscard ? ' right after a kong' : ''}`;
        return { lead, rest: ` ${more.length ? 'win' : 'wins'} ${discard}, ${fan}` };
      }
      case 'exhaustion':
        return { lead: 'Wall empty', rest: `, ${names(inPlay)} are checked` };
      case 'pigs':
        if (event.seats.length === 0) return { lead: 'No flower pig', rest: '' };
        return { lead: names(event.seats), rest: event.seats.length > 1 ? ' are flower pigs' : ' is a flower pig' };
      case 'ready': {
        const ready = event.hands.map(({ seat }) => seat);
        const not = inPlay.filter((seat) => !ready.includes(seat) && !apart.includes(seat));
        if (ready.length === 0) return { lead: 'Nobody', rest: ' is ready' };
        const [first, ...more] = event.hands.map(({ seat, fan }) =>
          ready.length > 1 ? `${name(seat)} ${fan} fan` : `${fan} fan`,
        );
        const rest = more.length > 0 ? ` are ready: ${[first, ...more].join(', ')}` : ` is ready for ${first ?? ''}`;
        return {
          lead: names(ready),
          rest: not.length > 0 ? `${rest}, ${names(not)} ${not.length > 1 ? 'are' : 'is'} not` : rest,
        };
      }
    }
  },

  status({ id, place = 1 }) {
    const won = `won ${['1st', '2nd', '3rd'][place - 1] ?? ''}`;
    return { pig: 'pig', ready: 'ready', 'not-ready': 'not ready' }[id] ?? won;
  },
};
