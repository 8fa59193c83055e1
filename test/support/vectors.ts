import { readFileSync } from 'node:fs';
import { rulesets } from '../../src/engine/index.js';
import { inPackage } from '../package/package.js';

/** A round with its right payments, worked out by hand. */
export interface Vector {
  readonly name: string;
  readonly record: unknown;
  readonly expected: unknown;
}

/** Ruleset -> its vectors. Every ruleset has some, in a file of its name. */
export const vectorsOf: ReadonlyMap<string, readonly Vector[]> = new Map(
  [...rulesets.keys()].map((id) => {
    const text = readFileSync(inPackage(`test/vectors/${id}.json`), 'utf8');
    return [id, JSON.parse(text) as Vector[]];
  }),
);

export const vectors: readonly Vector[] = [...vectorsOf.values()].flat();
