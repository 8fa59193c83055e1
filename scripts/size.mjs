/** Prints what the files for script tags weigh, and fails when the main one has grown beyond its ceiling. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

// Lit is 5.9 kB of it. It only moves in the commit that needs it.
const ceiling = 44_000;
const main = 'mahjong-settler.min.js';

const inDist = (file) => new URL(`../dist/${file}`, import.meta.url);
const files = readdirSync(inDist('')).filter((file) => file.endsWith('.min.js'));
if (!files.includes(main)) throw new Error(`dist/${main} is not there: run npm run build first`);

const sizes = files.map((file) => {
  const content = readFileSync(inDist(file));
  return { file, raw: content.length, gzip: gzipSync(content, { level: 9 }).length };
});
console.table(sizes);

const { gzip } = sizes.find(({ file }) => file === main);
console.log(`${main}: ${gzip} of ${ceiling} bytes gzipped`);
if (gzip > ceiling) {
  console.error(`${main} is ${gzip - ceiling} bytes over its ceiling`);
  process.exitCode = 1;
}
