import { css } from 'lit';

/** Entry: rows of one height that never move, and the small tiles that are tapped. */
export const tray = css`
  .tray {
    display: grid;
    grid-auto-rows: var(--row);
    height: calc(var(--row) * 5);
    align-content: start;
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
  .sheet {
    height: auto;
    min-height: calc(var(--row) * 5);
    grid-auto-rows: minmax(var(--row), auto);
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
  .prompt .clear {
    font-size: var(--lg);
    font-weight: 650;
  }
  .btn,
  .typed,
  .field :is(select, input) {
    min-height: var(--tap);
    min-width: var(--tap);
    padding: 0 0.9em;
    border: 0;
    border-radius: var(--ms-radius);
    background: var(--face);
    box-shadow: var(--ctl);
  }
  .btn {
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: 0.4em;
    font-weight: 600;
    white-space: nowrap;
    cursor: pointer;
  }
  .way {
    flex: 0 1 auto;
  }
  .grow,
  .spread > * {
    flex: 1 1 auto;
    min-width: 0;
  }
  .btn:hover {
    background: var(--tint);
  }
  .btn[aria-pressed='true'] {
    background: var(--tint);
    color: var(--ms-accent);
    box-shadow:
      inset 0 0 0 0.125em var(--ms-accent),
      0 0.13em 0 var(--back);
  }
  .btn[aria-disabled='true'] {
    background: none;
    color: var(--muted);
    cursor: default;
    box-shadow: inset 0 0 0 1px var(--ms-line);
  }
  .main .cut {
    max-height: 2.3em;
    line-height: 1.15;
    white-space: normal;
  }
  .btn.main {
    flex: 1 1 0;
    min-width: 6em;
  }
  .btn.main:not([aria-disabled='true']) {
    background: var(--ms-accent);
    color: var(--ms-on-accent);
    box-shadow: 0 0.125em 0 color-mix(in oklab, var(--ms-accent) 60%, #000);
  }
  .btn.quiet {
    padding: 0 0.5em;
    background: none;
    box-shadow: none;
    color: var(--ms-accent);
  }
  .spread {
    display: flex;
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
  .alert,
  .notice {
    background: color-mix(in oklab, var(--ms-negative) 9%, transparent);
    box-shadow: inset 0 0 0 1px color-mix(in oklab, var(--ms-negative) 45%, transparent);
  }
  .alert > span {
    flex: 1;
    min-width: 0;
    max-height: 100%;
    overflow: hidden;
  }
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
    font-size: 1.375em;
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

  @container ms (max-width: 20em) {
    .btn {
      padding-inline: 0.45em;
    }
    .tray > * {
      gap: 0.25em;
    }
    .mini {
      width: 1.6em;
    }
    .clear {
      font-size: var(--sm);
    }
  }
`;
