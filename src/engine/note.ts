import { optional, text } from './fields.js';

/** Every event may carry a caption. Characters are code points, as JSON Schema counts them. */
export const note = optional(text('a text of at most 280 characters', (value) => Array.from(value).length <= 280));
