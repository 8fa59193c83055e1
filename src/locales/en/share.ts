import type { ShareWords } from '../panel-words.js';

export const share: ShareWords = {
  copy: 'Copy',
  save: 'Save',
  actions: {
    link: {
      label: 'Copy as link',
      hint: 'The link itself holds the record, and no server gets to see it.',
      done: 'Copied as link.',
    },
    notation: {
      label: 'Copy as notation',
      hint: 'Lines that people can read and change.',
      done: 'Copied as notation.',
    },
    tag: {
      label: 'Copy as HTML',
      hint: 'For a page with the script: its readers walk through the rounds.',
      done: 'Copied as HTML.',
    },
    pre: {
      label: 'Copy as plain HTML',
      hint: 'The same for editors that drop unknown tags.',
      done: 'Copied as plain HTML.',
    },
    csv: { label: 'Save the ledger', hint: 'CSV: every payment of the session, for a spreadsheet.' },
    json: { label: 'Save the record', hint: 'JSON: all that was entered, for a program or for later.' },
    svg: { label: 'Save the picture', hint: 'SVG: the table with its arrows, as it stands now.' },
    print: {
      label: 'Print',
      hint: 'The table and the ledger of this round.',
      done: 'Handed over to the print dialog.',
    },
  },
  selected: 'This page may not copy by itself. The text below is selected: copy it by hand.',
  saved: (file) => `Saved as ${file}.`,
  text: 'Copied text',
  columns: {
    round: 'Round',
    entry: 'Entry',
    event: 'What happened',
    note: 'Note',
    phase: 'Phase',
    rule: 'Rule',
    from: 'From',
    to: 'To',
    points: 'Points',
    money: (currency) => `Money (${currency})`,
    reason: 'Reason',
  },
};
