import type { Kit } from './kit.js';

/** What panels have in common. It comes with the first of them, so that the element is lighter without. */
export const styles = ({ css }: Pick<Kit, 'css'>) => css`
  .panel .actions {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--u) * 2);
    padding-block: calc(var(--u) * 3);
  }
  .panel .actions .btn {
    flex: 1 1 auto;
    padding-inline: 0.7em;
    font-size: 0.875em;
  }
  .panel > p {
    padding-block: calc(var(--u) * 2);
    font-size: var(--sm);
    color: var(--muted);
  }
  .field {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em 0.75em;
    padding-block: calc(var(--u) * 1.5);
  }
  .field > span {
    flex: 1 1 14em;
    font-size: 0.9375em;
  }
  .field :is(select, input) {
    flex: 1 1 11em;
    max-width: 100%;
  }
  option {
    background: var(--ms-surface);
    color: var(--ms-text);
  }
  .panel .change {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75em;
    padding-block: calc(var(--u) * 1.5);
    font-size: var(--sm);
  }
  .change ins {
    display: block;
    text-decoration: none;
    font-weight: 600;
    color: var(--ms-text);
  }
  /* Where there is no room beside the table, a panel takes its place too. */
  @container ms (max-width: 60em) {
    .body:has(> .panel) > .stage {
      display: none;
    }
  }
`;
