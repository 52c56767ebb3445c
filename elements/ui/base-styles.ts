import { css, unsafeCSS } from '../host/index.ts';
import { colorStyles } from './color-styles.ts';

// The page's own font, plain boxes, and a focus ring that is always visible.
const tagStyles = css`
  :host {
    box-sizing: border-box;
    display: block;
    color: var(--store-ink, inherit);
  }
  :host([hidden]) {
    display: none;
  }
  /* Until it draws, an empty tag keeps the space that store.css reserved. */
  :host(:empty) slot:only-child {
    display: block;
    min-block-size: var(--_h);
  }
  /* Between phrases; elsewhere Japanese breaks between any two letters. */
  :host(:lang(ja)) {
    word-break: auto-phrase;
  }
  *,
  *::before,
  *::after {
    box-sizing: inherit;
  }
  button,
  input,
  select {
    font: inherit;
    color: inherit;
  }
  [part='button'],
  [part='link'],
  [part='checkout'] {
    /* A border, because the background behind it may change. */
    border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
    background: var(--_filled);
    color: var(--_on-accent);
    --_ring: var(--_opposite);
  }
  [part='button'][aria-disabled='true']:not([aria-busy]),
  [part='checkout'][aria-disabled='true'] {
    background: var(--_disabled);
    color: var(--_on-disabled);
  }
  :focus-visible {
    outline: 0.1875rem solid var(--store-focus, var(--_ring, currentColor));
    outline-offset: 0.125rem;
  }
`;

/** Styles for the first paint of all tags. One sheet: every shadow root adopts it. */
export const baseStyles = unsafeCSS(colorStyles.cssText + tagStyles.cssText);
