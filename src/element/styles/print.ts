import { css } from 'lit';

/** On paper: the table, what is told and the ledger, without anything to press. */
export const print = css`
  /* Of one size, as arrows are drawn before the paper's width is known. */
  .printing .table {
    width: 22em;
    aspect-ratio: 328/296;
  }
  @media print {
    :host {
      color-scheme: light;
      background: none;
    }
    .btn,
    .tray,
    .walk,
    .what-if > :is(h3, .field),
    details:not([open]) {
      display: none;
    }
    .body {
      display: block;
    }
    .body > * + * {
      margin-block-start: 0.75em;
    }
    .rail,
    .ledger h3 {
      break-after: avoid;
    }
    .table {
      background: none;
      print-color-adjust: exact;
    }
    .rowb.rowb {
      background: none;
      box-shadow: none;
    }
    .table,
    .sum,
    .ledger li,
    .total {
      break-inside: avoid;
    }
  }
`;
