import { css } from 'lit';

/** Payments between the plaques: strong for this step, dashed for a draft, faint for the past. */
export const arrows = css`
  .arrows {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    z-index: 0;
    overflow: visible;
    font-size: clamp(0.75em, 0.45em + 1.7cqi, 1em);
    pointer-events: none;
  }
  .groove {
    fill: none;
    stroke: var(--groove);
    stroke-width: 2.1em;
    stroke-linecap: round;
  }
  .case {
    fill: none;
    stroke: var(--groove);
    stroke-width: 7;
  }
  .line {
    fill: none;
    stroke: var(--ms-accent);
    stroke-width: 0.2em;
    stroke-linecap: round;
  }
  .tip {
    fill: var(--ms-accent);
  }
  .tail {
    fill: var(--groove);
    stroke: var(--ms-accent);
    stroke-width: 2;
  }
  .face {
    fill: var(--ms-accent);
  }
  .thick {
    fill: color-mix(in oklab, var(--ms-accent) 60%, #000);
  }
  .arrows text {
    fill: var(--ms-on-accent);
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .arrows .small {
    font-size: 0.86em;
  }
  .draft .line {
    stroke-dasharray: 0.42em 0.42em;
    stroke-width: 0.17em;
  }
  .draft .face {
    fill: var(--ms-surface);
    stroke: var(--ms-accent);
    stroke-width: 1.5;
    stroke-dasharray: 4 3;
  }
  .draft text {
    fill: var(--ms-accent);
  }
  .draft .thick,
  .past .thick {
    display: none;
  }
  .past .line {
    stroke: var(--muted);
    stroke-width: 1.25;
    opacity: 0.6;
  }
  .past.tip {
    fill: var(--muted);
    transform: scale(0.65);
    transform-origin: 0 5px;
  }
  .past .face {
    fill: var(--mat);
    stroke: color-mix(in oklab, var(--muted) 50%, var(--mat));
    stroke-width: 1;
  }
  .past text {
    fill: var(--muted);
    font-weight: 500;
  }
`;
