// Like beside like packs better: style sheets, words, the engine, some 500 bytes of the file once it is compressed.
import './element/styles/index.js';
import './locales/index.js';
import './engine/session.js';
import './engine/notation/index.js';
import './index.js';
import { upgradePage } from './upgrade.js';

if (typeof document !== 'undefined') upgradePage(document);
