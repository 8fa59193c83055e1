import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../src/engine/index.js';
import { Browser } from '../support/browser.js';
import { recordOf, wall } from '../support/sichuan.js';

const key = 'table 1';
const foreign: readonly (readonly [error: string, text: string])[] = [
  ['invalid-record ', '{"format":"mahjong-settler","vers'],
  ['invalid-record ', ''],
  ['invalid-record ', 'null'],
  ['invalid-record ', '[1,2]'],
  ['invalid-record ', '"dark"'],
  ['invalid-record /format', '{"theme":"dark"}'],
  ['unsupported-version /version', '{"format":"mahjong-settler","version":2,"ruleset":"sichuan","rounds":[]}'],
  ['unknown-ruleset /ruleset', '{"format":"mahjong-settler","version":1,"ruleset":"riichi","rounds":[]}'],
  ['invalid-record /rounds', '{"format":"mahjong-settler","version":1,"ruleset":"sichuan"}'],
  ['invalid-record /extra', '{"format":"mahjong-settler","version":1,"ruleset":"sichuan","rounds":[],"extra":1}'],
];

describe('keeping a session', () => {
  it('stores nothing before something is entered, and then all of the record as JSON', () => {
    const browser = new Browser();
    const tab = browser.open(key);
    expect(browser.items.size).toBe(0);
    tab.enter('a');
    expect([...browser.items.keys()]).toEqual([key]);
    expect(parseRecord(JSON.parse(browser.items.get(key)!))).toEqual(tab.record);
    tab.enter('b');
    expect(browser.written).toHaveLength(2);
  });

  it('gives it back to the next page, and writes nothing for that', () => {
    const browser = new Browser();
    const { record } = enterAll(browser, 'a', 'b');
    expect(browser.open(key).record).toEqual(record);
    expect(browser.written).toHaveLength(2);
  });

  it('keeps nothing without a key', () => {
    const browser = new Browser();
    const tab = browser.open();
    expect(tab.enter('a')).toBe(true);
    expect(browser.items.size).toBe(0);
    expect(tab.storage.trouble).toBeUndefined();
  });

  it('keeps sessions under different keys apart', () => {
    const browser = new Browser();
    enterAll(browser, 'a');
    const other = browser.open('table 2');
    expect(other.notes).toEqual([]);
    other.enter('b');
    expect(browser.open(key).notes).toEqual(['a']);
    expect(browser.open('table 2').notes).toEqual(['b']);
  });

  it('goes on under another key from when it is told, and leaves the former alone', () => {
    const browser = new Browser();
    const tab = enterAll(browser, 'a');
    expect(tab.storage.open('table 2')).toBeUndefined();
    tab.enter('b');
    expect(browser.open(key).notes).toEqual(['a']);
    expect(browser.open('table 2').notes).toEqual(['a', 'b']);
    tab.storage.open(undefined);
    tab.enter('c');
    expect(browser.written).toHaveLength(2);
  });

  it('opens what is stored under another key, even where it is the same', () => {
    const browser = new Browser();
    const tab = enterAll(browser, 'a');
    browser.put('table 2', browser.items.get(key)!);
    expect(tab.storage.open('table 2')).toEqual(tab.record);
  });

  it('does not write what is stored already', () => {
    const browser = new Browser();
    const tab = enterAll(browser, 'a');
    tab.storage.write(tab.record, false);
    expect(browser.written).toHaveLength(1);
  });
});

describe('what is stored and cannot be read', () => {
  for (const [error, text] of foreign) {
    it(`is told and left alone until a user lets go of it: ${text || 'an empty text'}`, () => {
      const browser = new Browser();
      browser.items.set(key, text);
      const tab = browser.open(key);
      const { unread } = tab.storage;
      expect(`${unread?.error.code} ${unread?.error.path}`).toBe(error);
      expect(unread?.value).toBe(text);
      expect(tab.enter('a'), 'play goes on').toBe(true);
      expect(tab.storage.unread).toBe(unread);
      expect(browser.items.get(key)).toBe(text);
      tab.storage.dismiss();
      expect(tab.storage.unread).toBeUndefined();
      expect(browser.items.get(key), 'only an entry takes its place').toBe(text);
      tab.enter('b');
      expect(browser.open(key).notes).toEqual(['a', 'b']);
    });
  }

  it('may come later, from elsewhere', () => {
    const browser = new Browser();
    const tab = enterAll(browser, 'a');
    browser.put(key, 'gone');
    tab.hear();
    expect(tab.storage.unread?.value).toBe('gone');
    expect(tab.notes).toEqual(['a']);
    tab.enter('b');
    expect(browser.items.get(key)).toBe('gone');
  });

  it('is noticed by the next entry where the page was not told', () => {
    const browser = new Browser();
    const tab = enterAll(browser, 'a');
    browser.put(key, 'gone');
    expect(tab.enter('b')).toBe(true);
    expect(browser.items.get(key)).toBe('gone');
    expect(tab.storage.unread?.error.code).toBe('invalid-record');
  });

  it('is another thing when it changes: letting go of one is not letting go of the next', () => {
    const browser = new Browser();
    browser.items.set(key, 'one');
    const tab = browser.open(key);
    tab.storage.dismiss();
    browser.put(key, 'two');
    tab.enter('a');
    expect(browser.items.get(key)).toBe('two');
    expect(tab.storage.unread?.value).toBe('two');
  });

  it('is no more when it is mended or removed elsewhere', () => {
    for (const next of [null, JSON.stringify(recordOf([{ events: [wall] }]))]) {
      const browser = new Browser();
      browser.items.set(key, 'one');
      const tab = browser.open(key);
      browser.put(key, next);
      tab.hear();
      expect(tab.storage.unread).toBeUndefined();
      expect(tab.record.rounds).toHaveLength(next === null ? 0 : 1);
      tab.enter('a');
      expect(browser.open(key).notes.at(-1)).toBe('a');
    }
  });
});

describe('a game under another ruleset', () => {
  const other = { ...recordOf([]), ruleset: 'wenzhou' };

  it('does not take the place of the former while that is shown as refused', () => {
    const browser = new Browser();
    const tab = enterAll(browser, 'a');
    tab.storage.write(other, true);
    expect(browser.open(key).notes).toEqual(['a']);
    tab.storage.write(other, false);
    expect(browser.open(key).record).toMatchObject(JSON.parse('{"ruleset":"wenzhou","rounds":[]}'));
  });

  it('is kept where nothing was kept before, and while another thing is refused', () => {
    const browser = new Browser();
    const tab = browser.open(key);
    tab.storage.write(other, true);
    expect(browser.open(key).record.ruleset).toBe('wenzhou');
    tab.storage.write({ ...other, players: ['A', 'B', 'C', 'D'] }, true);
    expect(browser.open(key).record.players).toEqual(['A', 'B', 'C', 'D']);
  });
});

describe('storage that keeps nothing', () => {
  for (const state of ['blocked', 'missing', 'failing'] as const) {
    it(`is told of at once, and play goes on: ${state}`, () => {
      const browser = new Browser();
      browser.state = state;
      const tab = browser.open(key);
      expect(tab.storage.trouble).toBe('blocked');
      expect(tab.updates).toBeGreaterThan(0);
      expect(tab.enter('a')).toBe(true);
      expect(tab.notes).toEqual(['a']);
    });
  }

  it('is told of once', () => {
    const browser = new Browser();
    browser.state = 'blocked';
    const tab = browser.open(key);
    tab.storage.dismiss();
    tab.enter('a');
    expect(tab.storage.trouble).toBeUndefined();
  });

  it('keeps all as soon as it is there again', () => {
    const browser = new Browser();
    browser.state = 'blocked';
    const tab = browser.open(key);
    tab.enter('a');
    browser.state = 'open';
    tab.enter('b');
    expect(tab.storage.trouble).toBeUndefined();
    expect(browser.open(key).notes).toEqual(['a', 'b']);
  });

  it('is left alone where it could not be seen what it holds', () => {
    const browser = new Browser();
    const first = enterAll(browser, 'a');
    browser.state = 'failing';
    const tab = browser.open(key);
    tab.enter('b');
    browser.state = 'open';
    expect(tab.enter('c'), 'the first is shown instead').toBe(false);
    expect(tab.record).toEqual(first.record);
    expect(browser.open(key).notes).toEqual(['a']);
  });

  it('says when there is no room, keeps what it has, and takes the rest when there is', () => {
    const browser = new Browser();
    const tab = enterAll(browser, 'a');
    browser.state = 'full';
    expect(tab.enter('b')).toBe(true);
    expect(tab.storage.trouble).toBe('full');
    expect(tab.notes).toEqual(['a', 'b']);
    expect(browser.open(key).notes).toEqual(['a']);
    tab.storage.dismiss();
    tab.enter('c');
    expect(tab.storage.trouble, 'told of once').toBeUndefined();
    browser.state = 'open';
    tab.enter('d');
    expect(browser.open(key).notes).toEqual(['a', 'b', 'c', 'd']);
    browser.state = 'full';
    tab.enter('e');
    expect(tab.storage.trouble, 'anew').toBe('full');
  });
});

function enterAll(browser: Browser, ...notes: string[]) {
  const tab = browser.open(key);
  for (const note of notes) tab.enter(note);
  return tab;
}
