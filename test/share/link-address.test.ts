import { describe, expect, it } from 'vitest';
import { linkTo } from '../../src/element/panels/link-codec.js';

describe('the address of a link', () => {
  it.each([
    ['https://example.org/play', 'https://example.org/play#mahjong-settler=abc'],
    ['https://example.org', 'https://example.org/#mahjong-settler=abc'],
    ['https://example.org/play?lang=de&x=#', 'https://example.org/play?lang=de&x=#mahjong-settler=abc'],
    ['https://example.org/play#top', 'https://example.org/play#top&mahjong-settler=abc'],
    ['https://example.org/#a=1&b=2', 'https://example.org/#a=1&b=2&mahjong-settler=abc'],
    ['https://example.org/#/game/1', 'https://example.org/#/game/1?mahjong-settler=abc'],
    ['https://example.org/#!/game', 'https://example.org/#!/game?mahjong-settler=abc'],
    ['https://example.org/#/game?x=1', 'https://example.org/#/game?x=1&mahjong-settler=abc'],
    ['https://example.org/#mahjong-settler=old', 'https://example.org/#mahjong-settler=abc'],
    ['https://example.org/#a=1&mahjong-settler=old&b=2', 'https://example.org/#a=1&mahjong-settler=abc&b=2'],
    ['https://example.org/#my-mahjong-settler=1', 'https://example.org/#my-mahjong-settler=1&mahjong-settler=abc'],
    ['file:///home/ann/play.html', 'file:///home/ann/play.html#mahjong-settler=abc'],
  ])('%s', (page, link) => {
    expect(linkTo(page, 'abc')).toBe(link);
  });

  it('needs an absolute one', () => {
    expect(() => linkTo('play.html', 'abc')).toThrow(TypeError);
  });
});
