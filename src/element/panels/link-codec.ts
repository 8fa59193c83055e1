/*
 * A link holds a record in its fragment, which browsers keep to themselves: `…#mahjong-settler=PAYLOAD`. The payload is the
 * record as notation, compressed by the platform in the format that has a checksum ("deflate", RFC 1950), in the letters of
 * base64url. A link that lost a letter on its way is so told from one that says something else.
 */

/** Bytes that no session comes near; a short link may claim to hold gigabytes. */
const mostBytes = 2 ** 20;

const ours = /((?:^#|[?&])mahjong-settler=)[^&]*/;

/** The payload of a link to a text. */
export async function encodeLink(text: string): Promise<string> {
  const bytes = await piped(new TextEncoder().encode(text), new CompressionStream('deflate'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text behind a payload; what a message has put behind it is ignored. Throws if it is damaged or beyond bounds. */
export async function decodeLink(payload: string): Promise<string> {
  const [letters = ''] = /^[\w-]*/.exec(payload) ?? [];
  const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(await piped(bytes, new DecompressionStream('deflate')));
}

/**
 * The address of a page with a payload in its fragment. What else the fragment holds stays as it is: our key goes behind
 * it, after `&`, or after `?` where it is a path without parameters, as routers write them. Throws if `page` is no
 * absolute address.
 */
export function linkTo(page: string, payload: string): string {
  const { href, hash } = new URL(page);
  const [before = ''] = href.split('#');
  if (ours.test(hash)) return before + hash.replace(ours, `$1${payload}`);
  const sign = hash === '' ? '#' : /^#!?\/[^?]*$/.test(hash) ? '?' : '&';
  return `${before}${hash}${sign}mahjong-settler=${payload}`;
}

async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  through: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>,
) {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > mostBytes) {
      void reader.cancel();
      throw new RangeError('too large');
    }
    parts.push(value);
  }
}
