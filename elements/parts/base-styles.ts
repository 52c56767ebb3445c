import { css, unsafeCSS } from '../host/index.ts';
import { colorStyles } from './color-styles.ts';

// The page's own font, calm boxes, and a focus ring that is always seen.
const tagStyles = css`
  :host {
    box-sizing: border-box;
    display: block;
    color: var(--store-ink, inherit);
  }
  :host([hidden]) {
    display: none;
  }
  /* Until something is drawn, an empty tag keeps the space that store.css reserved. */
  :host(:empty) slot:only-child {
    display: block;
    min-block-size: var(--_room);
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
    /* A rim for where the page changes behind it. */
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

/** What the first paint of all tags shares. One sheet: every shadow root adopts it. */
export const baseStyles = unsafeCSS(colorStyles.cssText + tagStyles.cssText);
