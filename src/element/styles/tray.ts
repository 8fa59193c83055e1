import { css } from 'lit';

/** Entry: rows of one height that never move, and what stands in them. */
export const tray = css`
  .mini {
    display: inline-grid;
    place-items: center;
    flex: none;
    width: 1.85em;
    height: 2.1em;
    margin-inline-start: 1px;
    border-radius: 0.35em;
    background: var(--face);
    font-size: 0.9em;
    font-weight: 650;
    box-shadow:
      0 0 0 1px var(--ms-line),
      0 0.14em 0 var(--back);
  }
  .who {
    display: flex;
    align-items: center;
    gap: 0.5em;
    flex: 1 1 4.6em;
    min-width: 0;
    font-weight: 600;
  }
  .way {
    flex: 0 1 auto;
  }
  .main .cut {
    max-height: 2.3em;
    line-height: 1.15;
    white-space: normal;
  }
  .xs {
    font-size: var(--xs);
    line-height: 1.25;
  }
  .tray {
    display: grid;
    grid-auto-rows: var(--row);
    height: calc(var(--row) * 5);
    align-content: start;
    /* Pages often have a bar on top. */
    scroll-margin-block: 4.5em 1em;
  }
  .tray > * {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 2);
    min-width: 0;
  }
  .tray .two {
    grid-row: span 2;
  }
  /* Another word in the middle moves none beside it. */
  .tray > .spread {
    display: grid;
    grid-template-columns: 1fr 1.3fr 0.9fr;
  }
  .sheet {
    height: auto;
    min-height: calc(var(--row) * 5);
    grid-auto-rows: minmax(var(--row), auto);
  }
  /* What has the focus is not hidden by the foot. */
  .sheet > :not(.foot) :is(button, input) {
    scroll-margin-block-end: calc(var(--row) + 1em);
  }
  .foot {
    position: sticky;
    bottom: 0;
    background: var(--ms-surface);
  }
  .clear {
    flex: 1;
    font-size: 0.875em;
    line-height: 1.2;
  }
  .clear > * {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  /* However much is told, what it comes to is seen. */
  .clear > :has(.told) {
    display: block;
    font-size: var(--sm);
    line-height: 1.15;
  }
  .told {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .prompt .clear {
    font-size: var(--lg);
    font-weight: 650;
  }
  .card,
  .alert {
    align-self: center;
    height: calc(var(--row) * 2 - 0.5em);
    padding: 0 0.75em;
    border-radius: var(--ms-radius);
    background: var(--mat);
    font-size: var(--sm);
  }
  .card .btn,
  .alert .btn {
    font-size: 1.23em;
  }
  .card .grow > * {
    display: block;
  }
  .card .lead {
    font-weight: 600;
    max-height: 2.7em;
    overflow: hidden;
  }
  .alert {
    background: color-mix(in oklab, var(--ms-negative) 9%, transparent);
    box-shadow: inset 0 0 0 1px color-mix(in oklab, var(--ms-negative) 45%, transparent);
  }
  .alert > span {
    flex: 1;
    min-width: 0;
    max-height: 100%;
    overflow: hidden;
  }
  .big4 {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0.25em;
    line-height: 1.25;
  }
  .big4 div {
    min-width: 0;
  }
  .big4 dt,
  .zero {
    font-size: var(--sm);
    color: var(--muted);
  }
  .big4 dd {
    font-size: clamp(1em, 5.5cqi, 1.375em);
    font-weight: 700;
  }
  .sums.sums {
    display: grid;
    align-content: center;
    gap: 0.25em;
    text-align: center;
  }
  .sums.long {
    gap: 0;
    font-size: 0.75em;
  }
  .long .big4 {
    grid-template-columns: 1fr 1fr;
    gap: 0;
  }
  .long .big4 dd {
    font-size: 1.125em;
    line-height: 1.1;
  }

  /* Fourteen chips in two rows would be smaller than a fingertip. */
  @container ms ((max-width: 22.3em) or ((min-width: 38em) and (max-width: 43.5em))) {
    .tray.tall {
      height: calc(var(--row) * 6);
    }
    .tall.tall .two {
      grid-row: span 3;
    }
    .tall.tall .c7 {
      grid-template-columns: repeat(5, 1fr);
    }
    .tall .extras > :last-child {
      grid-column: 1/-1;
    }
    .tall .extras > :last-child select {
      grid-column: 2/-1;
    }
  }
  @container ms (min-width: 38em) {
    .big4 dd {
      font-size: clamp(1em, 2.75cqi, 1.375em);
    }
  }
  @container ms (max-width: 14em) {
    .tray > :not(.fans, .pick) .btn {
      min-width: 0;
      padding-inline: 0.1em;
      white-space: normal;
      line-height: 1.1;
    }
    .tray > .spread .btn {
      font-size: 0.6875em;
    }
  }
  @container ms (max-width: 20em) {
    .tray > * {
      gap: 0.25em;
    }
    .clear {
      font-size: var(--sm);
    }
  }
  @container ms (max-width: 20em) {
    .mini {
      width: 1.6em;
    }
  }
`;
