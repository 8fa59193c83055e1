import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../src/engine/index.js';
import { Browser, notesOf } from '../support/browser.js';

const key = 'table';

function twoTabs() {
  const browser = new Browser();
  return { browser, first: browser.open(key), second: browser.open(key) };
}

describe('two tabs', () => {
  it('follow each other, and answer nothing', () => {
    const { browser, first, second } = twoTabs();
    first.enter('a');
    second.hear();
    expect(second.record).toEqual(first.record);
    expect(second.enter('b')).toBe(true);
    first.hear();
    expect(first.notes).toEqual(['a', 'b']);
    expect(browser.written).toHaveLength(2);
  });

  it('hear of other keys without a change', () => {
    const { browser, first } = twoTabs();
    first.enter('a');
    const { record, updates } = first;
    browser.put('theme', 'dark');
    first.hear();
    expect(first.record).toBe(record);
    expect(first.updates).toBe(updates);
  });

  it('show what the other has stored before anything is entered on what is no more', () => {
    const { browser, first, second } = twoTabs();
    first.enter('a');
    expect(second.enter('b'), 'not told yet').toBe(false);
    expect(second.notes).toEqual(['a']);
    expect(second.enter('b')).toBe(true);
    expect(notesOf(parseRecord(JSON.parse(browser.items.get(key)!)))).toEqual(['a', 'b']);
  });

  it('look again when the browser brings a page back that it had put aside', () => {
    const { first, second } = twoTabs();
    first.enter('a');
    second.hear('pageshow');
    expect(second.notes).toEqual(['a']);
  });

  it('look again when the element is put back into its page', () => {
    const { first, second } = twoTabs();
    second.storage.hostDisconnected();
    first.enter('a');
    second.hear();
    expect(second.notes, 'gone from the page').toEqual([]);
    second.storage.hostConnected();
    expect(second.notes).toEqual(['a']);
  });

  it('go on with what they have when it is removed, and store it again', () => {
    const { browser, first } = twoTabs();
    first.enter('a');
    browser.put(key, null);
    first.hear();
    expect(first.notes).toEqual(['a']);
    expect(first.enter('b')).toBe(true);
    expect(browser.open(key).notes).toEqual(['a', 'b']);
  });
});

describe('any number of tabs, told early or late', () => {
  const step = fc.record({ tab: fc.nat({ max: 2 }), does: fc.constantFrom('enter', 'enter', 'hear', 'pageshow') });

  it('lose nothing that was stored, write only what was entered, and agree in the end', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const browser = new Browser();
        const tabs = [browser.open(key), browser.open(key), browser.open(key)];
        const entered: string[] = [];
        for (const [index, { tab: at, does }] of steps.entries()) {
          const tab = tabs[at]!;
          if (does !== 'enter') tab.hear(does === 'hear' ? 'storage' : does);
          else if (tab.enter(String(index))) entered.push(String(index));
        }
        expect(browser.written).toHaveLength(entered.length);
        for (const tab of tabs) if (tab.isToBeTold) tab.hear();
        for (const tab of tabs) expect(tab.notes).toEqual(entered);
        expect(tabs.map(({ isToBeTold }) => isToBeTold)).toEqual([false, false, false]);
      }),
    );
  });
});
