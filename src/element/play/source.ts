import { play } from './index.js';
import type { PlaySource } from './play.js';

/** In the package, entering comes with the element. */
export const source: PlaySource = { now: play };
