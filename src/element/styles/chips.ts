import { css } from 'lit';

/** What is chosen from in the tray. */
export const chips = css`
  .pick .label {
    flex: none;
    width: 2.9em;
    font-size: var(--sm);
    font-weight: 600;
    color: var(--muted);
  }
  .pick .btn {
    flex: 1 1 0;
    min-width: 0;
    padding: 0 0.4em;
  }
  .pick .btn .mini {
    width: 1.35em;
    height: 1.5em;
    font-size: 0.75em;
  }
  .pick .btn,
  .wrapped {
    font-size: 0.9375em;
  }
  .wrapped {
    font-size: var(--xs);
    line-height: 1.15;
    white-space: normal;
    max-height: 2.3em;
    overflow: hidden;
  }
  .fans.fans {
    align-content: center;
    display: grid;
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
  .c8 {
    grid-template-columns: repeat(8, 1fr);
  }
  .tray .fans.row {
    grid-row: auto;
  }
  .fan {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    height: calc(var(--row) - 0.25em);
    min-height: 44px;
    min-width: 0;
    padding: 0 0.1em;
    border: 0;
    border-radius: calc(var(--ms-radius) * 0.75);
    background: var(--face);
    box-shadow: var(--ctl);
    cursor: pointer;
    line-height: 1.15;
  }
  .fan b {
    font-size: var(--lg);
  }
  .fan span {
    max-width: 100%;
    font-size: var(--xs);
    color: var(--muted);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .row .fan b {
    font-size: 1em;
  }
  .fan em {
    font-style: normal;
    font-weight: 600;
    color: var(--ms-text);
  }
  :is(.fan, .seg button, .btn)[aria-pressed='true'] {
    background: var(--tint);
    box-shadow:
      inset 0 0 0 0.125em var(--ms-accent),
      0 0.13em 0 var(--back);
    font-weight: 650;
    color: var(--ms-accent);
  }
  .fan[aria-pressed='true'] :is(b, span) {
    color: var(--ms-accent);
  }
  .seg {
    display: grid;
    grid-template-columns: 1fr 1.3fr minmax(44px, 0.75fr);
    flex: 1 1 12.5em;
    gap: 0.25em;
    max-width: 26em;
    margin-inline-start: auto;
  }
  .seg button {
    height: calc(var(--row) - 0.25em);
    min-height: 44px;
    border: 0;
    border-radius: calc(var(--ms-radius) * 0.75);
    background: var(--face);
    box-shadow: var(--ctl);
    font-size: 0.875em;
    padding: 0 0.2em;
    white-space: nowrap;
    cursor: pointer;
  }
`;
