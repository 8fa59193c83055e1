/** How notation and attributes write a key: `selfDrawBonus` as `self-draw-bonus`. */
export function inKebabCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A JSON string within one line, in whichever text. */
export const quoted = /"(?:[^"\\\n\r\u2028\u2029]|\\.)*"/;

/** What a JSON string says, or nothing if it is none. */
export function unquote(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A text as a JSON string that stays within one line. */
export function quote(text: string): string {
  return JSON.stringify(text).replace(/[\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16)}`);
}

/** A name as it stands in a text. */
export interface WrittenName {
  /** `undefined` where quotes are broken. */
  readonly name: string | undefined;
  readonly text: string;
  /** Its offset. */
  readonly at: number;
}

/**
 * Names as people write them in a line: separated by commas, trimmed, blanks within taken as one. One that holds more is
 * a JSON string. Whether they are four, and fit for a record, is judged with the record.
 */
export function namesIn(text: string): WrittenName[] {
  const marks = [...text.matchAll(new RegExp(`${quoted.source}|(,)`, 'g'))];
  const commas = marks.filter((mark) => mark[1]).map(({ index }) => index);
  let start = 0;
  const names = [...commas, text.length].map((end) => {
    const part = text.slice(start, end);
    const at = start + Math.max(0, part.search(/\S/));
    start = end + 1;
    const written = part.trim();
    return { name: written.includes('"') ? unquote(written) : written.replace(/\s+/g, ' '), text: written, at };
  });
  if (names.length > 1 && names.at(-1)?.name === '') names.pop();
  return names;
}

export function splitNames(text: string): (string | undefined)[] {
  return namesIn(text).map(({ name }) => name);
}

/** A name as `namesIn` reads it. Half a surrogate pair is quoted too, as text that is sent somewhere cannot hold it. */
export function writeName(name: string): string {
  return /^[^\s,;#"\p{Cs}]+( [^\s,;#"\p{Cs}]+)*$/u.test(name) ? name : quote(name);
}
