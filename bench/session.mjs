/** How long an entry takes at the end of a session of 1,000 rounds, against one in its first round. */
import { build } from 'esbuild';

const { outputFiles } = await build({
  stdin: {
    contents: "export { Game } from './src/element/game.js'; export { Entry } from './src/element/entry.js';",
    resolveDir: '.',
    loader: 'ts',
  },
  bundle: true,
  format: 'esm',
  platform: 'node',
  write: false,
});
const { Entry, Game } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
);

const round = {
  events: [
    { type: 'kong', kind: 'concealed', seat: 1 },
    { type: 'win', from: 0, winners: [{ seat: 1, fan: 2 }, { seat: 2, fan: 1 }, { seat: 3, fan: 0 }] }, // prettier-ignore
  ],
};
/** Milliseconds for one kong, in the two taps that it takes, in the round after this many, the median of many. */
function entryAfter(count) {
  const game = new Game();
  const rounds = [...Array(count).fill(round), { events: [] }];
  game.load({ format: 'mahjong-settler', version: 1, ruleset: 'sichuan', rounds });
  const entry = new Entry(game);
  const times = Array.from({ length: 200 }, () => {
    const start = performance.now();
    entry.tapSeat(2);
    entry.choose(entry.point.choices(2).find(({ said }) => said.type === 'kong'));
    if (entry.entries.length !== 1) throw new Error('refused');
    const { balances } = game.session.settlement;
    if (balances.reduce((sum, points) => sum + points) !== 0) throw new Error('not zero');
    const time = performance.now() - start;
    entry.undo();
    return time;
  });
  return times.sort((a, b) => a - b)[100];
}

entryAfter(0);
const [first, last] = [entryAfter(0), entryAfter(1000)];
console.log(`an entry in the first round: ${first.toFixed(3)} ms, after 1,000 rounds: ${last.toFixed(3)} ms`);
console.log(`ratio ${(last / first).toFixed(2)}`);
