import { css, unsafeCSS, type CSSResult } from '../host/index.ts';
import { alertStyles, wholeColors } from '../ui/index.ts';

/** Places `:host` over the page, below what failed; where there is no room, above it. The build shortens other selectors. */
const placeStyles = css`
  :host {
    position: fixed;
    /* For browsers without popovers. */
    z-index: 960;
    /* Without anchors: at the bottom of the window, above the place of the pill. */
    inset: auto 1rem calc(max(1rem, env(safe-area-inset-bottom), var(--store-bar-space, 0px) + 1rem) + 4rem);
    box-sizing: border-box;
    inline-size: fit-content;
    max-inline-size: min(28rem, 100vw - 1rem);
    block-size: fit-content;
    max-block-size: calc(100dvh - 2rem);
    margin: 0.5rem auto;
    overflow: auto;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
    box-shadow: 0 0.25rem 1rem rgb(0 0 0 / 0.2);
  }
  /* Moved inside the window, where its anchor is narrow. No position-area: WebKit takes its bottom for that of the page's first screen. */
  @supports (top: anchor(bottom)) {
    :host {
      inset: auto;
      /* Without its anchor, which the page has removed: where browsers without anchors show it. */
      top: anchor(bottom, calc(100dvh - 10rem));
      justify-self: anchor-center;
      position-visibility: anchors-visible;
      inline-size: max(anchor-size(inline), 15rem);
      /* WebKit stretches a grid whose block size is fit-content. */
      block-size: auto;
      margin: 0.5rem;
    }
    :host[data-above] {
      top: auto;
      bottom: anchor(top);
    }
  }
  @media print {
    :host {
      display: none !important;
    }
  }
`;

const ownStyles = css`
  :host {
    display: grid;
    gap: 0.125rem;
    padding: 0.75rem 0.875rem;
  }
`;
const boxStyles = alertStyles.cssText + ownStyles.cssText;

/** Styles of an alert: its box, and its place over the page unless it stays in the flow. */
const alertAt = (selector: string): string =>
  placeStyles.cssText.replaceAll(':host', `${selector}:not(:empty,[data-flow])`) +
  boxStyles.replaceAll(':host', `${selector}:not(:empty)`);

/** The alert of a tag that sells, over the page. */
export const failureStyles = unsafeCSS(alertAt("[part='failure']"));

/**
 * Returns the rules that place something over the page, below its anchor.
 * @param selector the selector of the node
 */
export const layerStyles = (selector: string): CSSResult =>
  unsafeCSS(placeStyles.cssText.replaceAll(':host', selector));

/** The same for alerts in the light DOM; in a layer, so that a page may restyle them. */
export const printedFailureStyles = unsafeCSS(
  wholeColors.cssText.replaceAll(':host', '.store-failure:not(:empty)') +
    `@layer store{${alertAt('.store-failure')}}`,
);
