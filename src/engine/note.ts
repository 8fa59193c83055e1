import { optional, text } from './fields.js';

/** Every event may carry a caption. Characters are code points, as JSON Schema counts them. */
export const note = optional(text('a text of at most 280 characters', /^[^]{0,280}$/u));
