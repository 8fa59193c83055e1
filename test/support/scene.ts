import { Entry } from '../../src/element/entry.js';
import { Game } from '../../src/element/game.js';
import { linesOf, paymentsOf, tell, type Scene } from '../../src/element/scene.js';
import { glyphs, scriptOf, signOf, winds } from '../../src/element/text.js';
import { arrows, grooves } from '../../src/element/arrows.js';
import { lanesOf, tableView } from '../../src/element/views/table.js';
import { moneyOf } from '../../src/engine/index.js';
import { en } from '../../src/locales/en/index.js';

/** What panels draw files from, as the element hands it to them. */
export const tools = { arrows, glyphs, grooves, lanesOf, linesOf, moneyOf, paymentsOf, signOf, tableView, tell, winds };

/** The scene of an element that holds this record, without an element. */
export function sceneOf(record: unknown): Scene {
  const game = new Game();
  game.load(record);
  if (game.refused) throw game.refused.error;
  return {
    game,
    entry: new Entry(game),
    ui: en.ui,
    rules: en.rulesets[game.ruleset.id]!,
    script: scriptOf(en, game.record),
    lit: undefined,
    shortcut: () => undefined,
    panel: 'share',
    locked: false,
    walk: undefined,
    act: (action) => action,
    light: () => () => undefined,
    open: () => () => undefined,
  };
}
