import { css } from '../host/index.ts';

/** A slim bar at the bottom of the window: the product on one side, the button on the other. */
export const barStyles = css`
  [part='bar'] {
    position: fixed;
    inset: auto 0 0;
    /* Below the pill and the notices of the page. */
    z-index: var(--store-bar-z, 890);
    inline-size: auto;
    max-inline-size: none;
    max-block-size: none;
    margin: 0;
    padding: 0.625rem max(1rem, env(safe-area-inset-right)) max(0.625rem, env(safe-area-inset-bottom))
      max(1rem, env(safe-area-inset-left));
    border: 0;
    border-block-start: 1px solid var(--_line);
    background: var(--store-surface, var(--_opposite));
    color: var(--store-ink, inherit);
    font-size: 1rem;
    text-align: start;
    box-shadow: 0 -0.25rem 1.25rem rgb(0 0 0 / 0.12);
    animation: store-bar-in 200ms ease-out;
  }
  [part='bar'][data-covered] {
    opacity: 0;
    pointer-events: none;
  }
  [part='bar-content'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    max-inline-size: 72rem;
    margin-inline: auto;
  }
  [part='bar-product'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 1rem;
    min-inline-size: 0;
    line-height: 1.35;
  }
  [part='bar-title'] {
    max-inline-size: 100%;
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [part='bar'] [part='price'] {
    font-size: 1em;
    font-weight: 400;
  }
  [part='bar'] [part='original-price'] {
    font-size: 0.875em;
  }
  [part='bar'] [part='period'] {
    display: inline;
    min-block-size: 0;
  }
  [part='bar'] [part='button'] {
    flex: none;
    min-inline-size: 8.875rem;
    max-inline-size: 55%;
    padding-inline: 1.25rem;
  }
  @keyframes store-bar-in {
    from {
      translate: 0 100%;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    [part='bar'] {
      animation: none;
    }
  }
  @media print {
    [part='bar'] {
      display: none;
    }
  }
`;
