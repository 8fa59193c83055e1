import type { CSSResult, TemplateResult } from 'lit';
import type { Entry } from '../entry.js';
import type { Game } from '../game.js';
import type { PlayScene } from '../scene.js';

/** All that is needed to enter rounds, and nowhere else: the machine with XState, the tray, its looks. */
export interface Play {
  createEntry(game: Game): Entry;
  tray(scene: PlayScene): TemplateResult;
  shortcut(event: KeyboardEvent, entry: Entry): (() => void) | undefined;
  readonly styles: readonly CSSResult[];
}

/** Where it comes from: at once, or when it is first wanted. */
export interface PlaySource {
  readonly now?: Play;
  later?(): Promise<{ readonly play: Play }>;
}
