import { css } from 'lit';

/** What is chosen from in the tray. */
export const chips = css`
  .label {
    flex: none;
    width: 2.9em;
    font-size: var(--sm);
    font-weight: 600;
    color: var(--muted);
  }
  .pick .btn,
  .slot {
    flex: 1 1 0;
    padding: 0 0.3em;
  }
  .pick .btn {
    min-width: 0;
    line-height: 1.1;
    white-space: normal;
  }
  .wrapped {
    min-width: 0;
    font-size: 0.6875em;
    line-height: 1.1;
    white-space: normal;
  }
  .wrapped > * {
    display: block;
  }
  .fans.fans {
    display: grid;
    align-content: center;
    gap: 0.25em;
  }
  .c3 {
    grid-template-columns: repeat(3, 1fr);
  }
  .c4 {
    grid-template-columns: repeat(4, 1fr);
  }
  .c5 {
    grid-template-columns: repeat(5, 1fr);
  }
  .c6 {
    grid-template-columns: repeat(6, 1fr);
  }
  .c7 {
    grid-template-columns: repeat(7, 1fr);
  }
  .fans.fans.c7 {
    gap: 0.15em;
  }
  .c8 {
    grid-template-columns: repeat(8, 1fr);
  }
  .tray .fans.row {
    grid-row: auto;
  }
  .fan,
  .seg .btn {
    min-width: 0;
    height: calc(var(--row) - 0.25em);
    padding: 0 0.1em;
    border-radius: calc(var(--ms-radius) * 0.75);
    line-height: 1.15;
  }
  .fan {
    flex-direction: column;
    gap: 0;
  }
  .fan b {
    max-width: 100%;
    font-size: var(--lg);
  }
  .named b {
    font-size: var(--sm);
    line-height: 1;
    white-space: normal;
  }
  .fan span {
    max-width: 100%;
    /* Room for what rounding takes from the text's width. */
    padding: 0 1px;
    font-size: var(--xs);
    font-weight: 400;
  }
  .c7 b {
    font-size: 1em;
  }
  .c7 span {
    font-size: 0.6875em;
    letter-spacing: -0.03em;
  }
  .seg {
    display: grid;
    grid-template-columns: 1fr 1.3fr minmax(44px, 0.75fr);
    flex: 0.3 1 12.5em;
    gap: 0.25em;
    max-width: 26em;
    margin-inline-start: auto;
  }
  .seg .btn {
    font-size: 0.875em;
    font-weight: 500;
  }
  .extras.extras {
    display: grid;
    grid-template-columns: repeat(2, min-content minmax(0, 1fr));
    gap: 0 0.5em;
  }
  .extras .field {
    display: grid;
    grid-column: span 2;
    grid-template-columns: subgrid;
    align-items: center;
    padding: 0;
    font-size: var(--sm);
  }
  .extras .field select {
    width: 100%;
    padding: 0 0.25em;
    /* WebKit lets what does not fit stand out. */
    contain: paint;
  }
  option {
    background: var(--ms-surface);
    color: var(--ms-text);
  }
  .typed {
    flex: none;
    width: 4.2em;
    text-align: center;
  }

  /* On the sheet, many chips take two rows rather than become too small. */
  @container ms (max-width: 60em) {
    .row:is(.c7, .c8) {
      grid-template-columns: repeat(4, 1fr);
    }
    .tray .fans.row:is(.c7, .c8) {
      grid-row: span 2;
    }
  }
  @container ms (max-width: 20em) {
    .pick .btn {
      padding-inline: 0.1em;
    }
    .pick .cut {
      font-size: var(--sm);
    }
    .wrapped .cut {
      font-size: inherit;
    }
    .fan span {
      font-size: 0.6875em;
    }
    .seg {
      flex-basis: 10em;
      gap: 0.15em;
    }
    .seg .btn {
      font-size: var(--xs);
    }
    .extras.extras {
      column-gap: 0.2em;
    }
    .extras .field {
      font-size: var(--xs);
    }
    .extras .field select {
      padding: 0;
    }
    .row:is(.c5, .c6) {
      grid-template-columns: repeat(3, 1fr);
    }
    .tray .fans.row {
      grid-row: span 2;
    }
  }
`;
