import { describe, expect, it } from 'vitest';
import { parseNotation, settle } from '../../src/engine/index.js';
import { readNotation } from '../../src/engine/notation/index.js';
import { refusalOf } from '../support/settling.js';

/** `code at line:column: what is wrong`, of a text that is refused. */
function refused(text: string): string {
  return refusalOf(() => parseNotation(text)).message;
}

const statements = '`win`, `kong`, `wall`, `pigs`, `ready`, `ruleset`, `players`, `money`, `round` or `note`';
const seats = '`E`, `S`, `W` or `N`';
const options =
  '`base`, `fan-cap`, `self-draw-bonus`, `kong-transfer`, `transfer-split`, `pig-pays`, `pig-also-not-ready` or `kong-refund`';

describe('a word without a place', () => {
  it.each([
    [
      'win E 2 fan seld-draw',
      `1:13: \`seld-draw\`: did you mean \`self-draw\`? Expected \`E\`, \`S\`, \`W\`, \`N\`, \`from\`, \`self-draw\`, \`kong-discard\` or \`robbed-kong\``,
    ],
    ['win E 2 fam self-draw', '1:9: `fam`: did you mean `fan`? Expected `fan`'],
    ['win E 2 self-draw', '1:9: `self-draw`: expected `fan`'],
    [
      'win E two fan self-draw',
      `1:7: \`two\`: expected 0-99 fan, \`E\`, \`S\`, \`W\`, \`N\`, \`from\`, \`self-draw\`, \`kong-discard\` or \`robbed-kong\``,
    ],
    ['hello', `1:1: \`hello\`: expected ${statements}`],
    ['wni E 2 fan self-draw', `1:1: \`wni\`: did you mean \`win\`? Expected ${statements}`],
    ['Raedy none', `1:1: \`Raedy\`: did you mean \`ready\`? Expected ${statements}`],
    ['"win" E 2 fan', `1:1: \`"win"\`: expected ${statements}`],
    ['=', `1:1: \`=\`: expected ${statements}`],
    ['__proto__', `1:1: \`__proto__\`: expected ${statements}`],
    ['wall x', '1:6: `x`: expected nothing'],
    [
      'kong X concealed',
      `1:6: \`X\`: expected \`concealed\`, \`added\`, \`exposed\`, \`from\`, \`E\`, \`S\`, \`W\` or \`N\``,
    ],
    ['kong E concealed added', '1:18: `added`: expected nothing'],
    ['kong W exposed from X', `1:21: \`X\`: expected ${seats}`],
    ['pigs E none', `1:8: \`none\`: expected ${seats}`],
    ['pigs none E', '1:11: `E`: expected nothing'],
    ['pigs nome', '1:6: `nome`: did you mean `none`? Expected `E`, `S`, `W`, `N` or `none`'],
    ['round dealr E', '1:7: `dealr`: did you mean `dealer`? Expected `dealer` or `streak`'],
    ['round dealer E dealer S', '1:16: `dealer`: expected `streak`'],
    ['ruleset ims; win S 8 fan flowers from N', '1:34: `from`: expected a whole number from 0 to 8'],
    ['ruleset wenzhou; win E with-joker last-tile last-tile', '1:45: `last-tile`: expected `E`, `S`, `W` or `N`'],
    ['money 1 EUR x', '1:13: `x`: expected nothing'],
    ['wall; note x', '1:12: `x`: expected a text in double quotes'],
    ['wall; note "x" "y"', '1:16: `"y"`: expected nothing'],
  ])('%s', (text, message) => {
    expect(refused(text)).toBe(`invalid-notation at ${message}`);
  });

  it('is cut off in the message when it is long', () => {
    const word = 'x'.repeat(100_000);
    expect(refused(word)).toBe(`invalid-notation at 1:1: \`${'x'.repeat(60)}\`: expected ${statements}`);
  });
});

describe('a word that is missing', () => {
  it.each([
    ['win', `1:1: after \`win\`: expected ${seats}`],
    ['win E', '1:5: after `E`: expected 0-99 fan'],
    ['win E 2', '1:7: after `2`: expected `fan`'],
    ['win E 2 fan', '1:1: after `win`: expected `from` or `self-draw`'],
    ['win E 2 fan, S from N', '1:14: after `S`: expected 0-99 fan'],
    ['kong E', '1:1: after `kong`: expected `concealed`, `added` or `exposed`'],
    ['kong concealed', `1:1: after \`kong\`: expected ${seats}`],
    ['kong E exposed', '1:1: after `kong`: expected `from`'],
    ['kong E exposed from', `1:16: after \`from\`: expected ${seats}`],
    ['pigs', '1:1: after `pigs`: expected `E`, `S`, `W`, `N` or `none`'],
    ['ready', '1:1: after `ready`: expected `E`, `S`, `W`, `N` or `none`'],
    ['round dealer', `1:7: after \`dealer\`: expected ${seats}`],
    [
      'ruleset ims; win S 8 fan liable by N self-draw',
      '1:33: after `by`: expected `four-chows`, `three-dragons` or `four-winds`',
    ],
    ['ruleset ims; win S 8 fan liable four-winds self-draw', '1:33: after `four-winds`: expected `by`'],
    ['ruleset', '1:1: after `ruleset`: expected `sichuan`, `wenzhou` or `ims`'],
    ['ruleset sichuan fan-cap', '1:17: after `fan-cap`: expected `3`, `4`, `5` or `6`'],
    ['ruleset sichuan fan-cap=', '1:24: after `=`: expected `3`, `4`, `5` or `6`'],
    ['money', '1:1: after `money`: expected a plain decimal above 0'],
    ['money 0.10', '1:7: after `0.10`: expected an ISO 4217 code'],
    ['wall; note', '1:7: after `note`: expected a text in double quotes'],
  ])('%s', (text, message) => {
    expect(refused(text)).toBe(`invalid-notation at ${message}`);
  });
});

describe('a statement in the wrong place', () => {
  it.each([
    ['wall\nruleset sichuan', '2:1: `ruleset`: expected only once before the first round'],
    ['round\nplayers A, B, C, D', '2:1: `players`: expected only once before the first round'],
    ['money 1 EUR\nmoney 1 EUR', '2:1: `money`: expected only once before the first round'],
    ['note "x"', '1:1: `note`: expected an event before it that has no note yet'],
    ['wall\nround\nnote "x"', '3:1: `note`: expected an event before it that has no note yet'],
    ['wall\nnote ""\nnote "x"', '3:1: `note`: expected an event before it that has no note yet'],
  ])('%j', (text, message) => {
    expect(refused(text)).toBe(`invalid-notation at ${message}`);
  });
});

describe('of several errors', () => {
  it.each([
    ['money 0 EUR\nplayers A, B', '1:7'],
    ['money 0 EUR\nruleset sichuan base=0', '1:7'],
    ['players A, B\nmoney 0 EUR', '1:1'],
    ['ruleset wenzhou\nround streak 9\nwin E', '2:14'],
  ])('the first statement has the one that is told: %j', (text, place) => {
    expect(refused(text)).toContain(` at ${place}:`);
  });

  it('more events than a round may hold are told where the first too many stands', () => {
    expect(refused('wall\n'.repeat(100_001))).toBe(
      'invalid-record at 100001:1: `wall`: expected a list of 0 to 100000',
    );
  });

  it.each([undefined, null, 7, {}])('%s is no text', (value) => {
    expect(refused(value as never)).toBe('invalid-notation at 1:1: expected a text');
  });
});

describe('broken quotes', () => {
  it.each([
    ['wall\nnote "x\ny"', '2:6: `"`: expected closing quotes in the same line'],
    ['wall\nnote "x\\"', '2:6: `"`: expected closing quotes in the same line'],
    ['wall\nnote "\\x"', '2:6: `"\\x"`: expected a JSON string'],
    ['wall\nnote "a\tb"', '2:6: `"a\tb"`: expected a JSON string'],
    ['players Ann, "Bo, Chen, Dee', '1:14: `"`: expected closing quotes in the same line'],
    ['players Ann, 5" tall, Chen, Dee', '1:15: `"`: expected closing quotes in the same line'],
    ['players Ann, Bo, x "De", C', '1:18: `x "De"`: expected a JSON string'],
    ['players Ann, "Bo"b, C, D', '1:14: `"Bo"b`: expected a JSON string'],
  ])('%j', (text, message) => {
    expect(refused(text)).toBe(`invalid-notation at ${message}`);
  });
});

describe('what no record may hold has the code that it has in a record', () => {
  it.each([
    [
      'ruleset sichaun',
      'unknown-ruleset at 1:9: `sichaun`: did you mean `sichuan`? Expected `sichuan`, `wenzhou` or `ims`',
    ],
    ['ruleset fan-cap=4', 'unknown-ruleset at 1:9: `fan-cap`: expected `sichuan`, `wenzhou` or `ims`'],
    ['ruleset sichuan fancap=4', `invalid-option at 1:17: \`fancap\`: did you mean \`fan-cap\`? Expected ${options}`],
    ['ruleset sichuan flowers=on', `invalid-option at 1:17: \`flowers\`: expected ${options}`],
    ['ruleset sichuan fan-cap=7', 'invalid-option at 1:25: `7`: expected `3`, `4`, `5` or `6`'],
    ['ruleset sichuan base=0', 'invalid-option at 1:22: `0`: expected a whole number from 1 to 1000000'],
    ['ruleset sichuan base=x', 'invalid-option at 1:22: `x`: expected a whole number from 1 to 1000000'],
    [
      'ruleset sichuan kong-transfer=of',
      'invalid-option at 1:31: `of`: did you mean `off`? Expected `winner`, `payers` or `off`',
    ],
    ['ruleset sichuan kong-refund=maybe', 'invalid-option at 1:29: `maybe`: expected `on` or `off`'],
    ['ruleset ims minimum-fan=13', 'invalid-option at 1:25: `13`: expected a whole number from 0 to 12'],
    [
      'ruleset wenzhou; pigs none',
      'unknown-event at 1:18: `pigs`: expected `win`, `wall`, `ruleset`, `players`, `money`, `round` or `note`',
    ],
    ['win E 100 fan self-draw', 'invalid-record at 1:7: `100`: expected a whole number from 0 to 99'],
    ['win E -1 fan self-draw', 'invalid-record at 1:7: `-1`: expected a whole number from 0 to 99'],
    ['win E 1.5 fan self-draw', 'invalid-record at 1:7: `1.5`: expected a whole number from 0 to 99'],
    ['win E 1 fan, S 1 fan, W 1 fan, N 1 fan self-draw', 'invalid-record at 1:32: `N`: expected a list of 1 to 3'],
    ['pigs E S W N E', 'invalid-record at 1:14: `E`: expected a list of 0 to 4'],
    ['kong S concealed from N', 'invalid-record at 1:23: `N`: expected nothing here'],
    ['round streak 1', 'invalid-record at 1:14: `1`: expected nothing here'],
    ['ruleset wenzhou; round streak 4', 'invalid-record at 1:31: `4`: expected a whole number from 0 to 3'],
    ['ruleset ims; win S 8 fan flowers 9 from N', 'invalid-record at 1:34: `9`: expected a whole number from 0 to 8'],
    ['players Ann, Bo, Chen', 'invalid-record at 1:1: `players`: expected a list of 4'],
    ['players', 'invalid-record at 1:1: `players`: expected a list of 4'],
    [
      'players Ann, , Chen, Dee',
      'invalid-record at 1:13: `,`: expected a trimmed name of 1 to 60 characters without control characters',
    ],
    [
      'players Ann, Bo,   " x", Dee',
      'invalid-record at 1:20: `" x"`: expected a trimmed name of 1 to 60 characters without control characters',
    ],
    ['money 0 EUR', 'invalid-record at 1:7: `0`: expected a plain decimal above 0'],
    ['money 0,10 EUR', 'invalid-notation at 1:12: `EUR`: expected nothing'],
    ['money 1 EURO', 'invalid-record at 1:9: `EURO`: expected an ISO 4217 code'],
    [
      `wall; note "${'x'.repeat(281)}"`,
      `invalid-record at 1:12: \`"${'x'.repeat(59)}\`: expected a text of at most 280 characters`,
    ],
  ])('%s', (text, message) => {
    expect(refused(text)).toBe(message);
  });
});

describe('the position', () => {
  it.each([
    ['counts characters, not UTF-16 units', '  🀄🀄 ', '1:3'],
    ['counts characters before it in its line', 'players "🀄", B, C, D; 🀄', '1:23'],
    ['counts a lone surrogate as one', 'players \ud800, B, C, D; x', '1:21'],
    ['counts line feeds', 'wall\n\n x', '3:2'],
    ['counts carriage returns with their line feeds once', 'wall\r\n\r\nx', '3:1'],
    ['counts carriage returns', 'wall\r\rx', '3:1'],
    ['counts line and paragraph separators', 'wall\u2028\u2029x', '3:1'],
    ['counts blanks of any kind', '\ufeff\u00a0\t\u3000x', '1:5'],
    ['counts comments', '# one # two\nwall # x; y\nx', '3:1'],
    ['is that of the first error', 'wall\nwin E 100 fan self-draw\nx', '2:7'],
    ['is that of the first error, by statements', 'win E 2 fan\nhello', '1:1'],
  ])('%s', (_, text, path) => {
    expect(refusalOf(() => parseNotation(text)).path).toBe(path);
  });

  it('of what is illegal is that of its statement', () => {
    const text =
      'players A, B, C, D\n\nround; win E 2 fan self-draw\nwin E 2 fan,\u00a0S 1 fan from N\n  round dealer S\nwall';
    const { record, positionOf } = readNotation(text);
    const { code, path } = refusalOf(() => settle(record));
    expect([code, path, positionOf(path)]).toEqual(['seat-out', '/rounds/0/events/1/winners/0/seat', '4:1']);
    expect(positionOf('/rounds/0')).toBe('3:1');
    expect(positionOf('/rounds/0/events/0/winners/0/fan')).toBe('3:8');
    expect(positionOf('/rounds/1')).toBe('5:3');
    expect(positionOf('/rounds/1/events/0')).toBe('6:1');
    expect(positionOf('/players')).toBe('1:1');
  });

  it('of the first round is that of its first event where it has no statement', () => {
    expect(readNotation('# x\nmoney 1 EUR\nwall').positionOf('/rounds/0')).toBe('3:1');
  });
});
