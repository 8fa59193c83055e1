import { css } from 'lit';

/** Theme, type and layout. Sizes are in em, so that the element follows the text around it. */
export const host = css`
  :host {
    --ms-accent: light-dark(#0a6b57, #5fc9aa);
    --ms-on-accent: light-dark(#fff, #07241c);
    --ms-surface: light-dark(#fff, #181c1a);
    --ms-text: light-dark(#1e2421, #eceeea);
    --ms-line: light-dark(#dcdfd9, #333a36);
    --ms-positive: light-dark(#0a6b57, #6fd3b5);
    --ms-negative: light-dark(#b0341c, #ff9f8a);
    --ms-radius: 0.75em;
    --ms-density: 1;
    display: block;
    container: ms / inline-size;
    background: var(--ms-surface);
    color: var(--ms-text);
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.35;
    text-align: start;
  }
  :host([hidden]) {
    display: none;
  }
  :host(:disabled) .body {
    opacity: 0.6;
  }
  .base {
    --muted: color-mix(in oklab, var(--ms-text) 70%, var(--ms-surface));
    --mat: color-mix(in oklab, var(--ms-accent) 7%, var(--ms-surface));
    --groove: light-dark(
      color-mix(in oklab, var(--ms-accent) 12%, var(--ms-surface)),
      color-mix(in oklab, var(--mat) 84%, #000)
    );
    --face: light-dark(
      color-mix(in oklab, var(--ms-surface) 80%, #fdf6e4),
      color-mix(in oklab, var(--ms-surface) 86%, #f1ead8)
    );
    --edge: light-dark(#e3dccb, #4a4a42);
    --back: light-dark(
      color-mix(in oklab, var(--ms-accent) 66%, #fff),
      color-mix(in oklab, var(--ms-accent) 55%, #000)
    );
    --shade: light-dark(rgb(28 48 40 / 0.16), rgb(0 0 0 / 0.5));
    --ctl: inset 0 0 0 1px color-mix(in oklab, var(--ms-text) 26%, var(--ms-surface)), 0 0.13em 0 var(--edge);
    --tint: color-mix(in oklab, var(--ms-accent) 10%, var(--ms-surface));
    --row: calc(3em * var(--ms-density));
    --tap: max(2.75em, 44px);
    --u: calc(0.25em * var(--ms-density));
    --tile: 0 0.13em 0 var(--edge), 0 0.32em 0 var(--back), 0 0.5em 0.8em var(--shade);
    --xs: 0.75em;
    --sm: 0.8125em;
    --lg: 1.125em;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--u) * 2);
    padding: calc(var(--u) * 3) calc(var(--u) * 4);
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  :is(p, ol, ul, h2, h3, dl, dd) {
    margin: 0;
    padding: 0;
  }
  :is(ol, ul) {
    list-style: none;
  }
  button,
  input,
  select {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
    touch-action: manipulation;
  }
  :is(h2, h3) {
    font-size: 1em;
    font-weight: 650;
  }
  i {
    font-style: normal;
  }
  :focus-visible {
    outline: 0.15em solid var(--ms-accent);
    outline-offset: 0.15em;
  }
  .pos {
    color: var(--ms-positive);
  }
  .neg {
    color: var(--ms-negative);
  }
  .nil,
  .muted {
    color: var(--muted);
  }
  .num {
    white-space: nowrap;
  }
  .vh {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .sm {
    font-size: var(--sm);
  }
  .cut,
  .name,
  .who > span,
  .big4 dt,
  .seat .worth,
  .fan span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .rail {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 3);
    min-height: 2.25em;
    font-size: var(--sm);
  }
  .rail h2 {
    flex: none;
  }
  .stakes {
    display: flex;
    gap: 0.3em;
    min-width: 0;
    white-space: nowrap;
  }
  .phases {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: flex-end;
    color: var(--muted);
  }
  .phases li {
    display: flex;
    align-items: center;
    white-space: nowrap;
  }
  .phases li + li::before {
    content: '';
    width: clamp(0.4em, 2.4cqi, 2em);
    height: 1px;
    margin-inline: 0.4em;
    background: color-mix(in oklab, var(--muted) 55%, transparent);
  }
  .phases b {
    font-weight: 500;
  }
  .phases .done {
    color: var(--ms-text);
  }
  .phases .done::after {
    content: '✓';
    margin-inline-start: 0.25em;
    font-size: 0.85em;
    color: var(--ms-accent);
  }
  .phases [aria-current='step'] b {
    padding: 0.1em 0.6em;
    border-radius: 0.45em;
    background: var(--face);
    color: var(--ms-accent);
    font-weight: 650;
    box-shadow:
      0 0 0 1px var(--ms-line),
      0 0.16em 0 var(--back);
  }

  .body {
    display: grid;
    gap: calc(var(--u) * 2.5);
    grid-template-columns: minmax(0, 1fr);
  }

  @container ms (max-width: 23em) {
    .phases li + li::before {
      margin-inline: 0.15em;
      width: 0.3em;
    }
    .phases [aria-current='step'] b {
      padding-inline: 0.35em;
    }
  }
  @container ms (max-width: 14em) {
    .rail,
    .phases {
      flex-wrap: wrap;
    }
  }
  @container ms (max-width: 20em) {
    .base {
      padding-inline: calc(var(--u) * 2);
    }
    .rail {
      font-size: var(--xs);
      gap: 0.5em;
    }
    .phases li + li::before {
      margin-inline: 0.05em;
      width: 0.25em;
    }
    .phases .done::after {
      margin-inline-start: 0.1em;
    }
  }
  @container ms (max-width: 17em) {
    .rail {
      gap: 0.3em;
      letter-spacing: -0.03em;
    }
  }
  @container ms (min-width: 38em) {
    .body {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: calc(var(--u) * 2) calc(var(--u) * 5);
      align-items: start;
    }
    .ledger,
    .panel,
    .notice {
      grid-column: 1/-1;
    }
  }
  @container ms (min-width: 60em) {
    .base {
      padding: calc(var(--u) * 5) calc(var(--u) * 6);
    }
    .rail {
      max-width: 32em;
    }
    .body {
      grid-template-columns: 32em minmax(0, 1fr);
      grid-template-rows: auto 1fr;
      column-gap: calc(var(--u) * 10);
    }
    .stage {
      grid-row: 1/4;
    }
    .body > :not(.stage, .notice) {
      grid-column: 2;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .seat,
    .btn {
      transition:
        box-shadow 0.16s,
        background 0.16s,
        translate 0.1s;
    }
  }
`;
