import { describe, expect, it } from 'vitest';
import { parseNotation, parseRecord } from '../../src/engine/index.js';

/** What a text says, without what every record has. */
function read(text: string) {
  const { format: _format, version: _version, ...rest } = parseNotation(text);
  return rest;
}

/** The only event of a text. */
function event(text: string): unknown {
  const { rounds } = parseNotation(text);
  expect(rounds).toHaveLength(1);
  expect(rounds[0]!.events).toHaveLength(1);
  return rounds[0]!.events[0];
}

describe('statements before the first round', () => {
  const empty = { ruleset: 'sichuan', rounds: [] };
  const four = ['Ann', 'Bo', 'Chen', 'Dee'];

  it.each([
    ['', empty],
    ['ruleset sichuan', empty],
    ['ruleset wenzhou', { ...empty, ruleset: 'wenzhou' }],
    [
      'ruleset sichuan base=5 fan-cap=6 self-draw-bonus=fan kong-transfer=off transfer-split=each pig-pays=ready',
      {
        ...empty,
        options: {
          base: 5,
          fanCap: 6,
          selfDrawBonus: 'fan',
          kongTransfer: 'off',
          transferSplit: 'each',
          pigPays: 'ready',
        },
      },
    ],
    [
      'ruleset sichuan kong-refund=off pig-also-not-ready=on',
      { ...empty, options: { pigAlsoNotReady: true, kongRefund: false } },
    ],
    [
      'ruleset wenzhou coefficients=3/5/7/9 losing-leader=streak',
      { ruleset: 'wenzhou', options: { coefficients: '3/5/7/9', losingLeader: 'streak' }, rounds: [] },
    ],
    [
      'ruleset ims flowers=off minimum-fan=3',
      { ruleset: 'ims', options: { flowers: false, minimumFan: 3 }, rounds: [] },
    ],
    ['players Ann, Bo, Chen, Dee', { ...empty, players: four }],
    [
      'players Ann Lee, "Chen, Jr.", "A \\"B\\"", 王 小明',
      { ...empty, players: ['Ann Lee', 'Chen, Jr.', 'A "B"', '王 小明'] },
    ],
    ['money 0.10 EUR', { ...empty, money: { pointValue: '0.10', currency: 'EUR' } }],
    [
      'money 1 jpy\nplayers Ann,Bo,Chen,Dee\nruleset ims',
      { ruleset: 'ims', players: four, money: { pointValue: '1', currency: 'JPY' }, rounds: [] },
    ],
  ])('%s', (text, record) => {
    expect(read(text)).toEqual(record);
  });
});

describe('rounds', () => {
  const wall = { type: 'exhaustion' };

  it.each([
    ['round', [{ events: [] }]],
    ['round\nround', [{ events: [] }, { events: [] }]],
    ['wall', [{ events: [wall] }]],
    ['round\nwall', [{ events: [wall] }]],
    ['wall\nround', [{ events: [wall] }, { events: [] }]],
    ['round dealer N\nwall\nround\nwall', [{ dealer: 3, events: [wall] }, { events: [wall] }]],
    ['round dealer E streak 0', [{ dealer: 0, streak: 0, events: [] }]],
    ['round streak 3 dealer S', [{ dealer: 1, streak: 3, events: [] }]],
  ])('%j', (text, rounds) => {
    expect(read(`ruleset wenzhou\n${text}`).rounds).toEqual(rounds);
  });
});

describe('events of sichuan', () => {
  it.each([
    ['kong S concealed', { type: 'kong', kind: 'concealed', seat: 1 }],
    ['kong E added', { type: 'kong', kind: 'added', seat: 0 }],
    ['kong W exposed from N', { type: 'kong', kind: 'exposed', from: 3, seat: 2 }],
    ['kong from N exposed W', { type: 'kong', kind: 'exposed', from: 3, seat: 2 }],
    ['win E 2 fan self-draw', { type: 'win', winners: [{ seat: 0, fan: 2 }], from: null }],
    ['win self-draw E 2 fan', { type: 'win', winners: [{ seat: 0, fan: 2 }], from: null }],
    ['win N 0 fan from W kong-discard', { type: 'win', winners: [{ seat: 3, fan: 0 }], from: 2, kongDiscard: true }],
    ['win N 0 fan kong-discard from W', { type: 'win', winners: [{ seat: 3, fan: 0 }], from: 2, kongDiscard: true }],
    [
      'win N 1 fan, W 2 fan from S robbed-kong',
      {
        type: 'win',
        winners: [
          { seat: 3, fan: 1 },
          { seat: 2, fan: 2 },
        ],
        from: 1,
        robbedKong: true,
      },
    ],
    [
      'win N 1 fan from S, W 2 fan, E 99 fan',
      {
        type: 'win',
        winners: [
          { seat: 3, fan: 1 },
          { seat: 2, fan: 2 },
          { seat: 0, fan: 99 },
        ],
        from: 1,
      },
    ],
    ['wall', { type: 'exhaustion' }],
    ['pigs none', { type: 'pigs', seats: [] }],
    ['pigs S W', { type: 'pigs', seats: [1, 2] }],
    ['pigs S, W, N, E', { type: 'pigs', seats: [1, 2, 3, 0] }],
    ['ready none', { type: 'ready', hands: [] }],
    [
      'ready E 2 fan, W 0 fan',
      {
        type: 'ready',
        hands: [
          { seat: 0, fan: 2 },
          { seat: 2, fan: 0 },
        ],
      },
    ],
  ])('%s', (text, expected) => {
    expect(event(text)).toEqual(expected);
  });
});

describe('events of wenzhou', () => {
  it.each([
    ['win E with-joker', { type: 'win', winners: [{ seat: 0, hand: 'with-joker' }] }],
    ['win E without-joker last-tile', { type: 'win', winners: [{ seat: 0, hand: 'without-joker', lastTile: true }] }],
    ['win S last-tile eight-pairs', { type: 'win', winners: [{ seat: 1, hand: 'eight-pairs', lastTile: true }] }],
    ['win N three-jokers-incomplete', { type: 'win', winners: [{ seat: 3, hand: 'three-jokers-incomplete' }] }],
    ['wall', { type: 'exhaustion' }],
  ])('%s', (text, expected) => {
    expect(event(`ruleset wenzhou; ${text}`)).toEqual(expected);
  });
});

describe('events of ims', () => {
  it.each([
    [
      'win S 3 fan revealed-kongs 1 concealed-kongs 1 flowers 2 from E',
      { type: 'win', winners: [{ seat: 1, fan: 3, revealedKongs: 1, concealedKongs: 1, flowers: 2 }], from: 0 },
    ],
    ['win S 3 fan from E flowers 0', { type: 'win', winners: [{ seat: 1, fan: 3, flowers: 0 }], from: 0 }],
    [
      'win S 8 fan liable three-dragons by N self-draw',
      { type: 'win', winners: [{ seat: 1, fan: 8, liable: { rule: 'three-dragons', seat: 3 } }], from: null },
    ],
    [
      'win S 8 fan liable four-chows from E',
      { type: 'win', winners: [{ seat: 1, fan: 8, liable: { rule: 'four-chows' } }], from: 0 },
    ],
    [
      'win S 8 fan liable by E four-winds from E flowers 1',
      { type: 'win', winners: [{ seat: 1, fan: 8, flowers: 1, liable: { rule: 'four-winds', seat: 0 } }], from: 0 },
    ],
    [
      'win S 3 fan flowers 1, N 4 fan flowers 2 liable four-chows by W from E',
      {
        type: 'win',
        winners: [
          { seat: 1, fan: 3, flowers: 1 },
          { seat: 3, fan: 4, flowers: 2, liable: { rule: 'four-chows', seat: 2 } },
        ],
        from: 0,
      },
    ],
    ['wall', { type: 'exhaustion' }],
  ])('%s', (text, expected) => {
    expect(event(`ruleset ims; ${text}`)).toEqual(expected);
  });
});

describe('notes', () => {
  it('caption the event before them', () => {
    const { rounds } = read('wall; note "a \\u2603 \\n ; # b"\npigs none\nready none\nnote ""');
    expect(rounds[0]!.events).toEqual([
      { type: 'exhaustion', note: 'a ☃ \n ; # b' },
      { type: 'pigs', seats: [] },
      { type: 'ready', hands: [], note: '' },
    ]);
  });
});

describe('forgiven', () => {
  const plain =
    'ruleset sichuan fan-cap=5\nplayers Ann, Bo, Chen Li, Dee\nkong S concealed\nwin N 1 fan, W 2 fan from S';

  it.each<[string, (text: string) => string]>([
    ['capitals', (text) => text.toUpperCase().replace('ANN, BO, CHEN LI, DEE', 'Ann, Bo, Chen Li, Dee')],
    ['more blanks', (text) => text.replaceAll(' ', ' \t  ')],
    ['hard spaces', (text) => text.replaceAll(' ', '\u00a0')],
    ['other blanks', (text) => text.replaceAll(' ', '\u3000\u2009\ufeff')],
    ['blanks at the ends of lines', (text) => text.replaceAll('\n', ' \u00a0\n\t')],
    ['blanks around commas and equals signs', (text) => text.replaceAll(/[,=]/g, ' $& ')],
    ['no blanks after commas', (text) => text.replaceAll(', ', ',')],
    ['carriage returns', (text) => text.replaceAll('\n', '\r')],
    ['carriage returns and line feeds', (text) => text.replaceAll('\n', '\r\n')],
    ['line separators', (text) => text.replaceAll('\n', '\u2028')],
    ['paragraph separators', (text) => text.replaceAll('\n', '\u2029')],
    ['semicolons', (text) => text.replaceAll('\n', ';')],
    ['more of them', (text) => `;;${text.replaceAll('\n', ' ; ;\n')};`],
    ['empty lines', (text) => `\n\n${text.replaceAll('\n', '\n \n\r\n')}\n\n`],
    ['comments', (text) => `# "first\n${text.replaceAll('\n', ' # x; y "z" \n')}#`],
    ['a byte order mark', (text) => `\ufeff${text}`],
    ['a comma at the end of a line', (text) => text.replaceAll('\n', ' ,\n').concat(',')],
    ['a comma before what all winners share', (text) => text.replace(' from', ', from')],
    ['no comma between winners', (text) => text.replace('fan, W', 'fan W')],
    ['no equals sign', (text) => text.replace('=', ' ')],
    ['quotes around any name', (text) => text.replace('Ann', '"Ann"').replace('Dee', '"D\\u0065e"')],
  ])('%s', (_, change) => {
    expect(change(plain)).not.toBe(plain);
    expect(parseNotation(change(plain))).toEqual(parseNotation(plain));
  });

  it('nothing within quotes', () => {
    const { players } = read('PLAYERS "A  B", "#1", "a;b", "c, D"');
    expect(players).toEqual(['A  B', '#1', 'a;b', 'c, D']);
  });
});

describe('parseNotation', () => {
  it('gives a record as parseRecord does, frozen and in its order of keys', () => {
    const record = parseNotation('wall\nnote "x"');
    expect(JSON.stringify(record)).toBe(JSON.stringify(parseRecord(JSON.parse(JSON.stringify(record)))));
    expect(Object.isFrozen(record.rounds[0]!.events[0])).toBe(true);
  });
});
