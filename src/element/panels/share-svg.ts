/*
 * Writing SVG. Text cannot be measured, as nobody knows the viewer's fonts: its width is estimated, rather too wide.
 */

/** Names and values of attributes; what is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML can hold it. */
export function xml(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[\0-\b\v\f\x0e-\x1f\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** `content` is markup. */
export function tag(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${typeof value === 'number' ? rounded(value) : xml(value)}"`],
  );
  return `<${name}${written.join('')}${content === '' ? '/>' : `>${content}</${name}>`}`;
}

/** A line of text around the height `y`. Few viewers find the middle of letters by themselves. */
export function label(text: string, x: number, y: number, size: number, look: Attributes): string {
  return tag('text', { x, y: y + size * 0.35, 'font-size': size, ...look }, xml(text));
}

/** In em. */
function widthOfLetter(letter: string): number {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u.test(letter))
    return 1;
  if (/[iljtfrI.,:;'’!|()[\] ]/.test(letter)) return 0.34;
  return /[\p{Lu}mw@%]/u.test(letter) ? 0.78 : 0.58;
}

/** Estimated, of letters of this size. */
export function widthOf(text: string, size: number): number {
  return Array.from(text).reduce((sum, letter) => sum + widthOfLetter(letter), 0) * size;
}

/** The text as far as there is room for it. */
export function cut(text: string, size: number, room: number): string {
  if (widthOf(text, size) <= room) return text;
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (letters.length > 1 && widthOf(letters.join(''), size) > room - size) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The size at which the text has room, at most `size`. */
export function fitting(text: string, size: number, room: number): number {
  return Math.min(size, (size * room) / widthOf(text, size));
}
