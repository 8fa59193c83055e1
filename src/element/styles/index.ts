import { arrows } from './arrows.js';
import { source } from '../play/source.js';
import { controls } from './controls.js';
import { forcedColors } from './forced-colors.js';
import { host } from './host.js';
import { ledger } from './ledger.js';
import { print } from './print.js';
import { story } from './story.js';
import { table } from './table.js';

export const styles = [
  host,
  table,
  arrows,
  controls,
  ...(source.now?.styles ?? []),
  story,
  ledger,
  print,
  forcedColors,
];
