import { css, unsafeCSS } from '../host/index.ts';
import { laterStyles } from '../ui/index.ts';
import { failureStyles } from './failure-styles.ts';

const ownStyles = css`
  /* Inside the border, where it is always visible. */
  [aria-invalid='true']:not(fieldset) {
    box-shadow: inset 0 0 0 2px var(--_error);
  }
  fieldset[aria-invalid='true'] [part~='value'] {
    border-color: var(--_error);
  }
  [part='button'],
  [part~='value'] {
    cursor: pointer;
  }
  [part='button'][aria-busy='true'] {
    cursor: progress;
  }
  @media (hover: hover) {
    [part='select']:hover,
    [part='quantity-input']:hover,
    [part~='value']:hover {
      border-color: currentColor;
    }
  }
  /* Done: a mark and a frame, because another shade of the button would look like a pointer over it. */
  :host(:state(added)) [part='button'] {
    border-color: currentColor;
    background: var(--_field);
    color: var(--_field-ink);
    --_ring: currentColor;
  }
  :host(:state(added)) [part='button']::before {
    content: '';
    display: inline-block;
    inline-size: 0.375em;
    block-size: 0.75em;
    margin-inline-end: 0.625em;
    border: solid;
    border-width: 0 0.125em 0.125em 0;
    rotate: 45deg;
    translate: 0 -0.0625em;
  }
  /* The place of a failure. */
  [part='actions'] {
    anchor-name: --store-failure;
  }
  /* Paper needs no buttons. */
  @media print {
    [part='option'],
    [part='actions'] {
      display: none;
    }
  }
`;

/** Styles after the first focus or click on the controls: they need not delay the first paint. */
export const clickStyles = unsafeCSS(laterStyles.cssText + ownStyles.cssText + failureStyles.cssText);
