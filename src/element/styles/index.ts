import { arrows } from './arrows.js';
import { chips } from './chips.js';
import { host } from './host.js';
import { ledger } from './ledger.js';
import { table } from './table.js';
import { tray } from './tray.js';

export const styles = [host, table, arrows, tray, chips, ledger];
