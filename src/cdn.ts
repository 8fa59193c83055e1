import './index.js';
import { upgradePage } from './upgrade.js';

if (typeof document !== 'undefined') upgradePage(document);
