import { session as english } from '../../locales/en/session.js';
import type { SessionWords } from '../../locales/panel-words.js';
import type { Kit } from './kit.js';

export function wordsOf({ words }: Pick<Kit, 'words'>): SessionWords {
  return words?.session ?? english;
}
