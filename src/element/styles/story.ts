import { css } from 'lit';

/** The walk through a record: where it stands, what happened, and why. */
export const story = css`
  .story {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--u) * 3);
    align-content: start;
    overflow-wrap: anywhere;
  }
  .walk {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 2);
  }
  .walk + .walk {
    margin-top: calc(var(--u) * -3);
  }
  .scrub {
    display: grid;
    flex: 1;
    align-items: center;
    min-width: 0;
    height: var(--tap);
  }
  .scrub > * {
    grid-area: 1/1;
  }
  .scrub input {
    width: 100%;
    height: 100%;
    margin: 0;
    appearance: none;
    background: none;
    cursor: pointer;
  }
  .scrub input::-webkit-slider-runnable-track {
    height: 2px;
    background: color-mix(in oklab, var(--muted) 40%, transparent);
  }
  .scrub input::-moz-range-track {
    height: 2px;
    background: color-mix(in oklab, var(--muted) 40%, transparent);
  }
  .scrub input::-webkit-slider-thumb {
    width: 1.5em;
    height: 1.75em;
    margin-top: calc(-0.95em + 1px);
    appearance: none;
    border: 0;
    border-radius: 0.35em;
    background: var(--face);
    box-shadow:
      0 0 0 1.5px var(--ms-accent),
      0 0.22em 0 var(--back);
  }
  .scrub input::-moz-range-thumb {
    width: 1.5em;
    height: 1.75em;
    border: 0;
    border-radius: 0.35em;
    background: var(--face);
    box-shadow:
      0 0 0 1.5px var(--ms-accent),
      0 0.22em 0 var(--back);
  }
  .ticks {
    display: flex;
    justify-content: space-between;
    padding-inline: calc(0.75em - 3px);
    pointer-events: none;
  }
  .ticks li {
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--muted);
  }
  .story h3 {
    font-size: var(--lg);
    line-height: 1.3;
    text-wrap: balance;
  }
  .story h3::first-letter {
    text-transform: uppercase;
  }
  .sum {
    display: grid;
    gap: calc(var(--u) * 2.5);
    margin-top: calc(var(--u) * 2);
    padding: 0.6em 0.9em;
    border-radius: var(--ms-radius);
    background: var(--mat);
    font-size: var(--sm);
  }
  .standing {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: calc(var(--u)) calc(var(--u) * 3);
    align-items: baseline;
    margin-top: calc(var(--u) * 2);
    font-size: var(--sm);
    color: var(--muted);
  }
  .standing dd {
    container: four / inline-size;
  }
  .standing .d4 {
    font-size: 1em;
  }
  @container four (max-width: 22em) {
    .standing .wide {
      grid-template-columns: 1fr 1fr;
    }
  }
  @container ms (max-width: 22em) {
    .standing {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  .sum p b {
    font-size: 1.45em;
    font-weight: 700;
  }
`;
