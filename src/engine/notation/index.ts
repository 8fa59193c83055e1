/** Notation: a record as text that people write by hand. */
export { parseNotation, readNotation, type Notation } from './read.js';
export { formatNotation, writeRecord } from './write.js';
