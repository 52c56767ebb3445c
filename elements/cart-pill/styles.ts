import { css } from '../host/index.ts';
import { wholeStyles } from '../ui/index.ts';

/** The pill floats in a corner and fades in, except for visitors who prefer reduced motion. */
const pillStyles = css`
  :host {
    display: contents;
  }
  [part='link'] {
    display: inline-flex;
    align-items: center;
    gap: 0.625rem;
    /* In a grid or a column it would be stretched. */
    inline-size: max-content;
    min-block-size: 3rem;
    padding: 0.5rem 1.25rem;
    border-radius: 999px;
    font: inherit;
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
    box-shadow: 0 0.375rem 1.25rem rgb(0 0 0 / 22%);
    animation: store-pill-in 240ms ease-out;
  }
  [part='link'][data-position^='bottom'],
  [part='link'][data-position^='top'] {
    position: fixed;
    z-index: var(--store-pill-z, 900);
  }
  [data-position^='bottom'] {
    /* Above the bar of a sticky tag. */
    inset-block-end: max(1rem, env(safe-area-inset-bottom), var(--store-bar-space, 0px) + 1rem);
  }
  [data-position^='top'] {
    inset-block-start: max(1rem, env(safe-area-inset-top));
  }
  [data-position$='right'] {
    inset-inline-end: 1rem;
  }
  [data-position$='left'] {
    inset-inline-start: 1rem;
  }
  [part='subtotal'] {
    padding-inline-start: 0.625rem;
    border-inline-start: 1px solid color-mix(in srgb, currentColor 45%, transparent);
    font-variant-numeric: tabular-nums;
  }
  :host(:state(pending)) [part='subtotal'] {
    font-style: italic;
  }
  @keyframes store-pill-in {
    from {
      opacity: 0.7;
    }
    to {
      opacity: 1;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    [part='link'] {
      animation: none;
    }
  }
  @media print {
    [part='link'] {
      display: none;
    }
  }
`;

/** The sheets of its shadow root, in order. */
export const pillSheets = [wholeStyles, pillStyles] as const;
