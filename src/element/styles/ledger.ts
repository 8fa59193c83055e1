import { css } from 'lit';

/** The ledger, panels that take its place, and notices. */
export const ledger = css`
  .d4 {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 0 0.5em;
    font-size: var(--sm);
    font-weight: 600;
  }
  .d4 > * {
    white-space: nowrap;
  }
  .d4 small {
    display: inline-block;
    min-width: 1.5em;
    font-size: 1em;
    font-weight: 400;
    color: var(--muted);
  }
  .d4 .worth {
    display: block;
    font-size: 0.92em;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  :is(.ledger, .panel) h3 {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    padding-block: calc(var(--u) * 3) calc(var(--u) * 2);
    font-size: var(--sm);
    color: var(--muted);
  }
  :is(.ledger, .panel) li,
  .total {
    border-block-start: 1px solid var(--ms-line);
  }
  .rowb,
  .total {
    display: grid;
    grid-template: auto auto / 1.5em 1fr;
    gap: 0.3em 0;
    width: 100%;
    padding: calc(var(--u) * 2.5) 0;
    text-align: start;
  }
  .rowb {
    min-height: var(--tap);
    border: 0;
    border-radius: 0.4em;
    background: none;
    cursor: pointer;
    line-height: 1.35;
  }
  .no {
    color: var(--muted);
    font-size: var(--sm);
    padding-top: 0.1em;
  }
  .what {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .what > small {
    display: block;
    margin-top: 0.15em;
    font-size: var(--sm);
    color: var(--muted);
    text-wrap: pretty;
  }
  .what > .note {
    font-style: italic;
  }
  .rowb .d4,
  .total > * {
    grid-column: 2;
  }
  .rowb.now {
    background: var(--tint);
    box-shadow:
      -0.5em 0 0 var(--tint),
      0.5em 0 0 var(--tint);
  }
  .now .no {
    color: var(--ms-accent);
    font-weight: 700;
  }
  @media (hover: hover) {
    .rowb:hover {
      background: color-mix(in oklab, var(--tint) 50%, transparent);
    }
  }
  .rowb.err {
    background: color-mix(in oklab, var(--ms-negative) 9%, transparent);
    box-shadow: inset 0.2em 0 0 var(--ms-negative);
    border-radius: 0 0.4em 0.4em 0;
  }
  .rowb.next {
    border-radius: 0;
    box-shadow: inset 0 0.2em 0 var(--ms-accent);
  }
  .err .no {
    padding-inline-start: 0.6em;
  }
  .why {
    display: block;
    margin-top: 0.3em;
    font-size: var(--sm);
    font-weight: 600;
    color: var(--ms-negative);
  }
  .skip :is(.what, .no) {
    color: var(--muted);
  }
  .skip .what b {
    text-decoration: line-through;
    font-weight: 500;
  }
  .d4.huge {
    font-size: var(--xs);
    grid-template-columns: 1fr 1fr;
  }

  @container ms (max-width: 23em) {
    .d4 {
      column-gap: 0.25em;
    }
    .d4 small {
      min-width: 1.1em;
    }
  }
  @container ms (max-width: 14em) {
    .d4 {
      grid-template-columns: 1fr 1fr;
    }
  }
  @container ms (max-width: 20em) {
    .d4.wide {
      grid-template-columns: 1fr 1fr;
    }
  }

  .panel header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--row);
  }
  .panel h2 {
    font-size: var(--lg);
  }
  .notice {
    display: grid;
    gap: calc(var(--u) * 2);
    padding: calc(var(--u) * 3);
    border-radius: var(--ms-radius);
    font-size: var(--sm);
  }
  .notice code {
    overflow-wrap: anywhere;
  }
  .notice pre {
    overflow: auto;
    max-height: 12em;
    margin: 0;
  }
  .notice > div {
    display: flex;
    gap: calc(var(--u) * 2);
  }

  @container ms (min-width: 38em) {
    .rowb,
    .total {
      grid-template: auto / 1.75em 1fr 18em;
      gap: 0;
    }
    :is(.rowb, .total) .d4 {
      grid-column: 3;
      align-self: start;
      padding: 0.15em 0 0 1.5em;
    }
  }
  /* Beside the table there is room for words and numbers in one line only on a wide page. */
  @container ms (min-width: 60em) and (max-width: 78em) {
    .rowb,
    .total {
      grid-template: auto auto / 1.75em 1fr;
    }
    :is(.rowb, .total) .d4 {
      grid-column: 2;
      padding: 0.3em 0 0;
    }
  }
`;
