import type { PlaySource } from './play.js';

/** In the script-tag build, which takes this in the place of `source`, readers of an example do not load it. */
export const source: PlaySource = { later: () => import('./index.js') };
