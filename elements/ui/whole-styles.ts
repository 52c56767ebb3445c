import { css, unsafeCSS } from '../host/index.ts';
import { baseStyles } from './base-styles.ts';
import { colorStyles } from './color-styles.ts';

const errorColors = css`
  :host {
    --_error: var(--store-error, light-dark(#b3261e, #ffb3ab));
    /* Opaque: red is not distinguishable on every page. */
    --_alert: color-mix(in srgb, var(--_opposite) 93%, currentColor);
  }
  @supports (color: color(from currentColor srgb-linear r g b)) {
    :host {
      --_error: var(
        --store-error,
        color(
          from currentColor srgb-linear calc(1 - 0.549 * var(--_is-dark))
            calc(0.451 - 0.432 * var(--_is-dark)) calc(0.407 - 0.394 * var(--_is-dark)) / 1
        )
      );
    }
  }
`;

const touchStyles = css`
  /* The browser draws the open list, on its own background. */
  option {
    background: Canvas;
    color: CanvasText;
  }
  /* A ring around the circle alone would touch the word beside it. */
  [part~='value']:has(:focus-visible) {
    outline: 0.1875rem solid var(--store-focus, currentColor);
    outline-offset: 0.125rem;
  }
  [part~='value'] :focus-visible {
    outline: 0;
  }
  @media (forced-colors: active) {
    /* Forced colours hide the drawn arrow: use the browser's own. */
    [part='select'] {
      appearance: auto !important;
    }
    /* They paint over our grey, too. */
    [aria-disabled='true']:not([aria-busy]) {
      border-color: GrayText !important;
      color: GrayText !important;
    }
  }
  @media (hover: hover) {
    :is([part='button'], [part='link'], [part='checkout']):where(:not([aria-disabled='true'])):hover {
      background: var(
        --store-accent-hover,
        color-mix(in srgb, color-mix(in srgb, var(--_filled) 86%, currentColor) 86%, var(--_opposite))
      );
    }
  }
`;

/** Styles that tags of the entry bundle share after first interaction, so that they do not delay the first paint. */
export const laterStyles = unsafeCSS(errorColors.cssText + touchStyles.cssText);

/** Styles of all other tags. One sheet: every shadow root adopts it. */
export const wholeStyles = unsafeCSS(baseStyles.cssText + laterStyles.cssText);

/** All colours derived from the page's text. */
export const wholeColors = unsafeCSS(colorStyles.cssText + errorColors.cssText);
