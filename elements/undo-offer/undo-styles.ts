import { css, unsafeCSS } from '../host/index.ts';
import { alertStyles, lightButtonColors, wholeColors } from '../ui/index.ts';

// At the bottom of the window, above the place of the pill. In a layer, so that a page may restyle it beside a printed button.
const noticeStyles = css`
  @layer store {
    [part='undo'] {
      position: fixed;
      /* For browsers without popovers. */
      z-index: 960;
      inset: auto 1rem calc(max(1rem, env(safe-area-inset-bottom), var(--store-bar-space, 0px) + 1rem) + 4rem);
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 1.5rem;
      box-sizing: border-box;
      inline-size: fit-content;
      max-inline-size: min(36rem, 100% - 2rem);
      max-block-size: calc(100dvh - 6rem);
      margin: 0 auto;
      padding: 0.375rem 1rem;
      overflow: auto;
      border: 1px solid var(--_line);
      border-radius: var(--_radius);
      /* Opaque, also on a translucent surface. */
      background: linear-gradient(var(--store-surface, transparent) 0 0) var(--_opposite);
      color: var(--store-ink, inherit);
      font-size: 1rem;
      text-align: start;
      box-shadow: 0 0.5rem 2rem rgb(0 0 0 / 0.25);
    }
    [part='undo-text'] {
      flex: 1 1 auto;
      display: grid;
      padding-block: 0.25rem;
      overflow-wrap: anywhere;
    }
    [part='undo-actions'] {
      display: flex;
      flex-grow: 1;
      flex-wrap: wrap;
      gap: 0 1.5rem;
    }
    [part='undo-cart'],
    [part='undo-close'] {
      display: inline-flex;
      align-items: center;
      justify-content: center;
    }
    [part='undo-close'] svg {
      inline-size: 1.25rem;
      block-size: 1.25rem;
      fill: none;
      stroke: currentColor;
      stroke-width: 2;
      stroke-linecap: round;
    }
    :is([part='undo-cart'], [part='undo-button'], [part='undo-close']) {
      min-block-size: 2.75rem;
      /* Their words line up with the text above them. */
      margin-inline: -0.5rem;
      padding: 0.25rem 0.5rem;
      border: 0;
      color: inherit;
      font: inherit;
      text-decoration: underline;
      text-underline-offset: 0.2em;
      cursor: pointer;
    }
    [part='undo-close'] {
      min-inline-size: 2.75rem;
      /* At the end of the line; its sign ends near the edge. */
      margin-inline: auto -0.75rem;
    }
    [part='undo-button'][aria-disabled='true'] {
      opacity: 0.7;
      text-decoration: none;
      cursor: progress;
    }
    [part='undo-failure']:empty {
      position: absolute;
    }
    [part='undo-failure']:not(:empty) {
      flex-basis: 100%;
      margin-block-end: 0.375rem;
      padding: 0.625rem 0.75rem;
    }
    @media print {
      [part='undo'] {
        display: none;
      }
    }
  }
`;

/** The notice. One sheet for shadow roots and pages: both derive its colours from the text around it. */
export const undoStyles = unsafeCSS(
  wholeColors.cssText.replaceAll(':host', '.store-undo') +
    noticeStyles.cssText +
    lightButtonColors('.store-undo *', 'none', 'inherit') +
    `@layer store{${alertStyles.cssText.replaceAll(':host', "[part='undo-failure']:not(:empty)")}}`,
);
