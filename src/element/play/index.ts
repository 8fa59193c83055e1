import { Entry } from '../entry.js';
import { shortcut } from '../shortcuts.js';
import { chips } from '../styles/chips.js';
import { tray as looks } from '../styles/tray.js';
import { tray } from '../views/tray.js';
import type { Play } from './play.js';

export const play: Play = { createEntry: (game) => new Entry(game), tray, shortcut, styles: [looks, chips] };
