import { css } from 'lit';

/** The small tiles that are pressed, and fields. */
export const controls = css`
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
  .grow,
  .spread > * {
    flex: 1 1 auto;
    min-width: 0;
  }
  @media (hover: hover) {
    .btn:hover {
      background: var(--tint);
    }
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
  .notice {
    background: color-mix(in oklab, var(--ms-negative) 9%, transparent);
    box-shadow: inset 0 0 0 1px color-mix(in oklab, var(--ms-negative) 45%, transparent);
  }
  /* Its room is kept until it is there. */
  .tray[aria-busy] {
    min-height: calc(var(--row) * 5);
  }
  .typed-tray {
    display: grid;
    gap: calc(var(--u) * 2);
  }
  textarea {
    width: 100%;
    padding: 0.6em 0.9em;
    border: 0;
    border-radius: var(--ms-radius);
    background: var(--face);
    color: inherit;
    font: inherit;
    box-shadow: var(--ctl);
  }

  @container ms (max-width: 20em) {
    .btn {
      padding-inline: 0.45em;
    }
    .btn.quiet {
      padding-inline: 0.2em;
      font-size: 0.9em;
    }
  }
`;
