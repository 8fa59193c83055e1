import { css } from 'lit';

/** Where the system decides the colours. */
export const forcedColors = css`
  @media (forced-colors: active) {
    .base {
      --ms-accent: CanvasText;
      --ms-on-accent: Canvas;
      --ms-surface: Canvas;
      --ms-text: CanvasText;
      --muted: CanvasText;
      --groove: Canvas;
    }
    /* Shadows, which draw the edges, are not painted. */
    .base :is(button, input:not([type='range']), select, textarea, .seat, .mini, .table, .tag):not(.quiet, .rowb) {
      border: 1px solid;
    }
    .base .seat .tag {
      background: Canvas;
      color: CanvasText;
    }
    .base .btn.main:not([aria-disabled='true']) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .base .scrub > input {
      appearance: auto;
    }
    .base .ticks {
      display: none;
    }
    [aria-pressed='true'] {
      outline: 3px solid Highlight;
    }
    [aria-current='step'] b {
      text-decoration: underline;
    }
    .base [aria-disabled='true'] {
      color: GrayText;
      border-color: GrayText;
    }
  }
`;
