import { expect } from '@open-wc/testing';
import { explain, scrubber } from '../support/explain.js';
import { misplaced, overflowing, shortened } from '../support/geometry.js';
import { drawn, part } from '../support/mounted.js';

const casts = {
  short: ['Ann', 'Bo', 'Chen', 'Dee'],
  long: ['Wolfeschlegelsteinhausen', 'Maximiliana-Josephine', 'Constantinopolitanus', 'Ana Lucia Ferreira'],
  CJK: ['歐陽詠琳小姐', '司馬懿之後人第三代', '東風太郎左衛門之助', '상관없는긴이름을가진사람'],
};

/** In points alone, short and long, and in money. */
const purses: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  points: {},
  euros: { 'point-value': '0.5', currency: 'EUR' },
  yen: { 'point-value': '1000', currency: 'JPY', base: '100' },
  millions: { base: '1000000' },
};

const rounds = {
  sichuan: `
  kong E concealed
  kong S exposed from E
  win S 2 fan from W
  kong W added
  kong N concealed
  win E 4 fan from N kong-discard
  wall
  pigs N
  ready W 3 fan`,
  'sichuan, nobody ready': 'wall; pigs none; ready none',
  wenzhou: 'ruleset wenzhou; win E without-joker; round; win E three-jokers last-tile',
};

describe('explain mode in tight places', () => {
  for (const width of [280, 360, 640, 1200]) {
    for (const [cast, players] of Object.entries(casts)) {
      for (const [purse, money] of Object.entries(purses)) {
        it(`every step fits ${width} pixels with ${cast} names and ${purse}`, async () => {
          const faults: string[] = [];
          for (const [what, value] of Object.entries(rounds)) {
            const host = await explain({ value, players: players.join(', '), ...money }, { width });
            const last = Number(scrubber(host).max);
            expect(last).to.be.above(1);
            for (let step = 0; step <= last; step++) {
              host.step = step;
              await drawn(host);
              const found = [...overflowing(host), ...misplaced(host)];
              // A name may be shortened, but neither what somebody has nor what became of them.
              const cuts = shortened(part(host, 'Table')).filter((one) => !players.some((name) => one.includes(name)));
              faults.push(...[...found, ...cuts].map((fault) => `${what}, step ${step}: ${fault}`));
            }
            host.remove();
          }
          expect(faults.join('\n')).to.equal('');
        });
      }
    }
  }
});
