import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeLink, encodeLink } from '../../src/element/panels/link-codec.js';
import { readText } from '../../src/element/reading.js';
import { formatNotation, parseRecord, RecordError, rulesets, type MahjongRecord } from '../../src/engine/index.js';
import { shapedRecord } from '../support/arbitraries.js';
import { fullRecord } from '../support/samples.js';
import { richSession } from '../support/sessions.js';
import { vectors } from '../support/vectors.js';

function encoded(record: MahjongRecord): Promise<string> {
  return encodeLink(formatNotation(record));
}

/** The record behind a payload, as the element reads it. */
async function opened(payload: string): Promise<MahjongRecord> {
  return readText(await decodeLink(payload)).record;
}

async function expectRoundTrip(given: unknown): Promise<void> {
  const record = parseRecord(given);
  const payload = await encoded(record);
  expect(payload).toMatch(/^[\w-]+$/);
  expect(await opened(payload)).toEqual(record);
}

describe('a record in a link', () => {
  it.each(vectors)('$name', async ({ record }) => {
    await expectRoundTrip(record);
  });

  it.each([...rulesets.values()])('is any record of $id', async (ruleset) => {
    await fc.assert(fc.asyncProperty(shapedRecord(ruleset), expectRoundTrip), { numRuns: 100 });
    await expectRoundTrip(fullRecord(ruleset));
  });

  it.each(['\ud800', 'Ann\udc04', '🀄 王小明', 'a\u2028b', '<&>"\'', '\ufffd', '\ufeff'])(
    'has the text %j',
    async (text) => {
      const players = [`A${text}A`, 'Bo', 'Chen', 'Dee'];
      const events = [{ type: 'exhaustion', note: text }];
      await expectRoundTrip({ format: 'mahjong-settler', version: 1, ruleset: 'ims', players, rounds: [{ events }] });
    },
  );

  it('is JSON too, whoever wrote it', async () => {
    const record = fullRecord(rulesets.get('ims')!);
    expect(await opened(await encodeLink(JSON.stringify(record)))).toEqual(record);
  });

  it('is followed by what a message put behind it', async () => {
    const record = fullRecord(rulesets.get('wenzhou')!);
    expect(await opened(`${await encoded(record)}).`)).toEqual(record);
  });
});

describe('the length of a link', () => {
  const address = 'https://www.example.org/games/mahjong/settler/index.html#mahjong-settler=';

  describe.each([...rulesets.values()])('of 16 rounds of $id', (ruleset) => {
    it.each([
      ['without captions', 0],
      ['with one at every third entry', 0.33],
      ['with one at every entry', 1],
    ])('%s is under 2,000', async (_, noted) => {
      for (let seed = 1; seed <= 12; seed++) {
        const record = richSession(ruleset, seed, noted);
        expect(record.rounds).toHaveLength(16);
        expect((address + (await encoded(record))).length).toBeLessThan(2000);
      }
    });

    it('has room for a caption of its own in each round', async () => {
      // Words that are not alike: 16 captions of some 60 letters.
      const word = fc.stringMatching(/^[a-z]{2,8}$/);
      const captions = fc.sample(fc.array(word, { minLength: 10, maxLength: 10 }), { seed: 3, numRuns: 16 });
      const { rounds, ...rest } = richSession(ruleset, 5, 0);
      const captioned = rounds.map(({ events: [first, ...others] }, index) => ({
        events: [{ ...first!, note: captions[index]!.join(' ') }, ...others],
      }));
      const payload = await encoded(parseRecord({ ...rest, rounds: captioned }));
      expect((address + payload).length).toBeLessThan(2000);
    });
  });
});

describe('a damaged link', () => {
  /** The record, or a refusal that the element can show. Everything else is thrown on. */
  async function outcome(payload: string): Promise<MahjongRecord | 'broken' | RecordError> {
    let text: string;
    try {
      text = await decodeLink(payload);
    } catch {
      return 'broken';
    }
    try {
      return readText(text).record;
    } catch (error) {
      if (error instanceof RecordError) return error;
      throw error;
    }
  }

  const record = richSession(rulesets.get('sichuan')!, 2, 0.2, 4);

  it('that is cut off is broken, wherever the cut is', async () => {
    const payload = await encoded(record);
    for (let length = 0; length < payload.length; length++) {
      expect(await outcome(payload.slice(0, length)), String(length)).toBe('broken');
    }
  });

  it('that has another letter is broken, or says the same', async () => {
    const payload = await encoded(record);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    let broken = 0;
    for (let at = 0; at < payload.length; at++) {
      for (const step of [1, 2, 7, 32]) {
        const letter = letters[(letters.indexOf(payload[at]!) + step) % 64]!;
        const came = await outcome(payload.slice(0, at) + letter + payload.slice(at + 1));
        if (came === 'broken') broken++;
        else expect(came, `${letter} at ${at}`).toEqual(record);
      }
    }
    expect(broken).toBeGreaterThan(payload.length * 3);
  });

  it('is told from one that says something else, however it is damaged', async () => {
    const payload = await encoded(record);
    const damage = fc.array(fc.tuple(fc.nat(payload.length - 1), fc.stringMatching(/^[\w%.&=+/~ -]$/)), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(damage, fc.nat(3), async (slips, lost) => {
        const damaged = Array.from(payload);
        for (const [at, letter] of slips) damaged[at] = letter;
        damaged.splice(slips[0]![0], lost);
        const came = await outcome(damaged.join(''));
        if (came !== 'broken') expect(came).toEqual(record);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['', '=', '&', 'hello', '%', '....', 'AAAA', '_', '-'.repeat(50), '\0', '王'])(
    '%j is none',
    async (payload) => {
      expect(await outcome(payload)).toBe('broken');
    },
  );

  it('does not unfold without end', async () => {
    const bomb = await encodeLink('#'.repeat(2 ** 24));
    expect(bomb.length).toBeLessThan(50_000);
    await expect(decodeLink(bomb)).rejects.toThrow('too large');
    const large = `ruleset ims\n${'# '.repeat(2 ** 19 - 10)}`;
    expect(await decodeLink(await encodeLink(large))).toBe(large);
  });

  it('must be text', async () => {
    const reader = new Blob([new Uint8Array([0xff, 0xfe, 0x80])])
      .stream()
      .pipeThrough(new CompressionStream('deflate'));
    const bytes = new Uint8Array(await new Response(reader).arrayBuffer());
    const payload = Buffer.from(bytes).toString('base64url');
    expect(await outcome(payload)).toBe('broken');
  });

  it('of a newer version is refused as one', async () => {
    const payload = await encodeLink(JSON.stringify({ ...record, version: 2 }));
    expect(await outcome(payload)).toMatchObject({ code: 'unsupported-version', path: '/version' });
  });
});
