import { css } from '../host/index.ts';

/** A price, and the texts beside it. */
export const priceStyles = css`
  [part='price'] {
    margin: 0;
    font-size: 1.5em;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  [part='original-price'] {
    color: var(--_muted);
    font-size: 0.75em;
    font-weight: 400;
  }
  /* Own lines, reserved before their words have loaded. */
  [part='period'],
  [part='total'],
  [part='scarcity'] {
    display: block;
    min-block-size: 1lh;
    font-size: 1rem;
    font-weight: 400;
  }
  [part='scarcity'] {
    font-weight: 600;
  }
  [part~='status'] {
    display: inline-block;
    margin-inline-start: 0.25rem;
    padding: 0.125rem 0.625rem;
    border: 1px solid currentColor;
    border-radius: 999px;
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.5;
    vertical-align: middle;
  }
  [part~='status']::first-letter {
    text-transform: uppercase;
  }
`;
