// Like beside like packs better: style sheets, then words, some 500 bytes of the file once it is compressed.
import './element/styles/index.js';
import './locales/index.js';
import './index.js';
import { upgradePage } from './upgrade.js';

if (typeof document !== 'undefined') upgradePage(document);
