import { css } from 'lit';

/** The square table and its four plaques. */
export const table = css`
  .table {
    position: relative;
    container: table / inline-size;
    width: 100%;
    max-width: 32em;
    aspect-ratio: 1;
    margin-inline: auto;
    isolation: isolate;
    border-radius: calc(var(--ms-radius) * 1.75);
    background: var(--mat);
    box-shadow:
      inset 0 0 0 1px var(--ms-line),
      inset 0 0.125em 0.5em light-dark(rgb(28 48 40 / 0.07), rgb(0 0 0 / 0.35));
  }
  .seat {
    --w: 10em;
    position: absolute;
    z-index: 1;
    display: grid;
    grid-template: auto auto / auto 1fr minmax(0, auto);
    column-gap: 0.45em;
    align-content: center;
    align-items: center;
    width: var(--w);
    min-height: max(3.25em, 44px);
    padding: 0.3em 0.5em 0.35em;
    border: 0;
    border-radius: 0.6em;
    background: var(--face);
    text-align: start;
    line-height: 1.2;
    cursor: pointer;
    font-size: clamp(1em, 0.55em + 1.9cqi, 1.2em);
    box-shadow:
      0 0 0 1px light-dark(rgb(60 50 20 / 0.09), rgb(255 255 255 / 0.05)),
      var(--tile);
  }
  .seat .wind {
    grid-row: 1/3;
    display: grid;
    justify-items: center;
    line-height: 1;
  }
  .wind b {
    font:
      400 1.5em/1 'Songti TC',
      'Noto Serif CJK TC',
      'Noto Serif TC',
      PMingLiU,
      serif;
  }
  .wind i {
    font-size: 0.6875em;
    font-weight: 600;
    color: var(--muted);
  }
  .name {
    grid-column: 2/4;
    font-size: var(--sm);
  }
  .bal {
    font-size: var(--lg);
    font-weight: 700;
    white-space: nowrap;
    letter-spacing: -0.01em;
  }
  .worth {
    font-size: var(--xs);
    font-weight: 400;
    color: var(--muted);
  }
  .seat .worth {
    grid-row: 3;
    grid-column: 2/4;
    max-width: 100%;
  }
  .tag {
    grid-area: 2/3;
    justify-self: end;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    font-size: 0.65em;
    line-height: 1;
    padding: 0.2em 0.25em 0.25em;
    border-radius: 0.35em;
    color: var(--muted);
    box-shadow: inset 0 0 0 1px color-mix(in oklab, currentColor 55%, transparent);
    font-weight: 600;
    white-space: nowrap;
  }
  /* Where a deal stakes something, the tag is longer. */
  .staked :is(.s1, .s3) .tag {
    max-width: none;
    margin-inline: -0.25em;
  }
  .s0 {
    inset-block-end: 0.75em;
    left: 50%;
    translate: -50% 0;
  }
  .s2 {
    inset-block-start: 0.5em;
    left: 50%;
    translate: -50% 0;
  }
  .s1 {
    right: 0.5em;
    top: 50%;
    translate: 0 -52%;
  }
  .s3 {
    left: 0.5em;
    top: 50%;
    translate: 0 -52%;
  }
  :is(.s1, .s3) {
    --w: 4.75em;
    min-height: 6em;
    grid-template: auto / minmax(0, 1fr);
    justify-items: center;
    text-align: center;
    padding: 0.35em 0.3em;
  }
  :is(.s1, .s3) :is(.bal, .name, .worth) {
    grid-area: auto;
  }
  /* Room for the tag, so that it moves nothing. */
  :is(.s1, .s3):has(.worth) {
    min-height: 6.9em;
    padding-inline: 0.1em;
  }
  :is(.s1, .s3) .wind {
    grid-row: auto;
    display: flex;
    align-items: flex-end;
    gap: 0.2em;
  }
  :is(.s1, .s3) .name {
    max-width: 100%;
  }
  :is(.s1, .s3) .tag {
    grid-area: auto;
    justify-self: center;
    margin-top: 0.2em;
  }
  .long .bal {
    font-size: 0.79em;
  }
  /* Where the balance needs its whole line, the tag stands below it, beside the money, or else beside the name. */
  .full .bal {
    grid-area: 2/2/3/4;
    min-width: 0;
  }
  .beside .name,
  .below .worth {
    grid-column-end: 3;
  }
  .seat.beside .tag {
    grid-area: 1/3;
  }
  .seat.below .tag {
    grid-area: 3/3;
  }
  :is(.s1, .s3).long {
    --w: 5.15em;
    padding-inline: 0.1em;
  }
  :is(.s1, .s3).long .bal {
    font-size: 0.6875em;
    letter-spacing: -0.03em;
  }
  .was {
    font-weight: 500;
    font-size: 0.8em;
    color: var(--muted);
  }
  .was::after {
    content: ' → ';
  }
  :is(.s1, .s3) .was {
    font-size: 0.68em;
  }
  :is(.s1, .s3) .was::after {
    content: '→';
  }
  .seat.out {
    background: color-mix(in oklab, var(--face) 45%, var(--mat));
    box-shadow: inset 0 0 0 1px var(--ms-line);
  }
  .out .tag {
    background: var(--ms-text);
    color: var(--ms-surface);
    box-shadow: none;
  }
  .seat.sel {
    box-shadow:
      0 0 0 0.15em var(--ms-accent),
      0 0.3em 0 0.15em var(--back),
      0 0.7em 1em var(--shade);
  }
  .sel .wind :is(b, i) {
    color: var(--ms-accent);
  }
  .seat:active {
    transform: translateY(0.13em);
  }

  @container table (max-width: 18em) {
    .seat {
      --w: 9em;
      padding-inline: 0.4em;
      column-gap: 0.3em;
    }
    .staked .tag {
      font-size: 0.625em;
    }
    .seat.long {
      --w: 7.9em;
    }
    .seat.long .bal {
      font-size: 0.6875em;
    }
    .s1,
    .s3,
    .s1.long,
    .s3.long {
      --w: 4.5em;
      padding-inline: 0.1em;
    }
    .wind b {
      font-size: 1.3em;
    }
    :is(.s1, .s3) .worth {
      letter-spacing: -0.04em;
    }
    :is(.s1, .s3) .was,
    .wide {
      display: none;
    }
  }
  @container table (min-width: 24em) {
    .seat {
      --w: 10.25em;
    }
    .s1,
    .s3 {
      --w: 5.25em;
    }
    .s1.long,
    .s3.long {
      --w: 6em;
    }
    .seat.long .bal {
      font-size: 0.875em;
    }
  }
  @container ms (max-width: 20.5em) {
    .table:has(.worth) {
      aspect-ratio: 1/1.15;
    }
  }
  /* Narrow, or in large letters: the plaques stand above each other. */
  @container ms (max-width: 15em) {
    .table.table {
      aspect-ratio: 1/1.5;
    }
  }
  @container ms (max-width: 13em) {
    .table.table {
      aspect-ratio: 1/2;
    }
    .table :is(.s1, .s3) {
      --w: 4em;
    }
  }
  @container ms (min-width: 20.5em) and (max-width: 38em) {
    .table {
      aspect-ratio: 328/296;
    }
  }
  @container ms (min-width: 60em) {
    .table {
      aspect-ratio: 328/296;
    }
  }
`;
