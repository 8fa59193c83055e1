import { en } from './en/index.js';
import type { Words } from './words.js';

/** Languages beside English, each loaded when a page asks for it. */
const loaders: Readonly<Record<string, () => Promise<Words>>> = {};

const loaded = new Map<string, Words>([['en', en]]);

/** The words for a BCP 47 tag as far as they are there: its own, its base language's, or English. */
export function wordsFor(tag: string): Words {
  return (
    fallbacks(tag)
      .map((one) => loaded.get(one))
      .find((words) => words !== undefined) ?? en
  );
}

/** Loads the words for a tag. Returns whether `wordsFor` now has better ones; without them English stays. */
export async function loadWords(tag: string): Promise<boolean> {
  const known = fallbacks(tag).find((one) => Object.hasOwn(loaders, one) || loaded.has(one));
  const load = known === undefined || loaded.has(known) ? undefined : loaders[known];
  if (known === undefined || load === undefined) return false;
  try {
    loaded.set(known, await load());
    return true;
  } catch {
    return false;
  }
}

/** zh-Hant-TW, zh-Hant, zh */
function fallbacks(tag: string): string[] {
  const parts = tag.toLowerCase().split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}
