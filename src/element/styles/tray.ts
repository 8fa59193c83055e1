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
  .grow {
    flex: 1;
    min-width: 0;
  }
  .prompt {
    font-size: var(--lg);
    font-weight: 650;
    line-height: 1.2;
  }
  .prompt .btn {
    font-size: 0.889em;
  }
  .btn {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.4em;
    min-height: var(--tap);
    min-width: var(--tap);
    padding: 0 0.9em;
    border: 0;
    border-radius: var(--ms-radius);
    background: var(--face);
    font-weight: 600;
    white-space: nowrap;
    cursor: pointer;
    box-shadow: var(--ctl);
  }
  .btn.main {
    background: var(--ms-accent);
    color: var(--ms-on-accent);
    box-shadow: 0 0.125em 0 color-mix(in oklab, var(--ms-accent) 60%, #000);
  }
  .btn.quiet {
    background: none;
    box-shadow: none;
    color: var(--ms-accent);
  }
  .who ~ .btn {
    padding: 0 0.7em;
  }
  .btn.icon.icon {
    padding: 0;
  }
  :is(.btn, .fan, .seg button):hover {
    background: var(--tint);
  }
  .btn.main:hover {
    background: color-mix(in oklab, var(--ms-accent) 90%, #000);
  }
  :is(.btn, .seg button)[aria-disabled='true'] {
    color: var(--muted);
    background: none;
    cursor: default;
    box-shadow: inset 0 0 0 1px var(--ms-line);
  }
  .btn.quiet[aria-disabled='true'] {
    box-shadow: none;
  }
  .spread > * {
    flex: 1 1 auto;
  }
  .card {
    border-radius: var(--ms-radius);
    background: var(--mat);
    padding: 0 calc(var(--u) * 3);
    align-self: center;
    height: calc(var(--row) * 2 - 0.5em);
  }
  .card .btn:last-child {
    margin-inline-end: calc(var(--u) * -1);
  }
  .card .grow > * {
    display: block;
  }
  .lead {
    font-weight: 600;
    overflow: hidden;
    display: -webkit-box !important;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .mini {
    margin-inline-start: 1px;
    display: inline-grid;
    place-items: center;
    flex: none;
    width: 1.85em;
    height: 2.1em;
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
  .who > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .sheet {
    height: auto;
    min-height: calc(var(--row) * 5);
    grid-auto-rows: minmax(var(--row), auto);
  }
  .sheet .foot {
    position: sticky;
    bottom: 0;
    background: var(--ms-surface);
  }
  .clear {
    font-size: 0.9375em;
    line-height: 1.3;
  }
  .prompt .clear {
    font-size: 1em;
    line-height: 1.2;
  }
  .clear b {
    font-weight: 650;
  }
  .typed {
    flex: none;
    width: 4.2em;
    height: var(--tap);
    border: 0;
    border-radius: var(--ms-radius);
    background: var(--face);
    box-shadow: var(--ctl);
    text-align: center;
  }
  .big4.big4 {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0.25em;
  }
  .big4 div {
    display: grid;
    justify-items: center;
    line-height: 1.25;
    min-width: 0;
  }
  .big4 dt {
    font-size: var(--sm);
    color: var(--muted);
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .big4 dd {
    font-size: 1.375em;
    font-weight: 700;
  }
  .long .big4 dd,
  .big4.long dd {
    font-size: 0.875em;
  }
  .zero {
    justify-content: center;
    font-size: var(--sm);
    border-block-start: 1px solid var(--ms-line);
  }
  .alert {
    align-self: center;
    height: calc(var(--row) * 2 - 0.5em);
    padding: 0.35em 0.6em 0.35em 0.9em;
    border-radius: var(--ms-radius);
    font-size: var(--sm);
    background: color-mix(in oklab, var(--ms-negative) 9%, transparent);
    box-shadow: inset 0 0 0 1px color-mix(in oklab, var(--ms-negative) 45%, transparent);
  }
  .alert b {
    color: var(--ms-negative);
  }
  .alert > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    max-height: 100%;
  }

  @container ms (max-width: 20em) {
    .btn {
      padding-inline: 0.65em;
    }
    .tray > * {
      gap: 0.25em;
    }
    .who ~ .btn {
      padding: 0 0.45em;
    }
    .seg {
      flex-basis: 11.6em;
      gap: 0.15em;
    }
    .seg button {
      font-size: var(--xs);
    }
    .spread .btn {
      padding-inline: 0.2em;
    }
    .row:is(.c5, .c6) {
      grid-template-columns: repeat(3, 1fr);
    }
    .row:is(.c7, .c8) {
      grid-template-columns: repeat(4, 1fr);
    }
    .tray .fans.row {
      grid-row: span 2;
    }
    .mini {
      width: 1.6em;
    }
  }
`;
