import { css } from '../host/index.ts';

/** Lines beside the summary on a desktop, above it on a phone. */
export const cartStyles = css`
  :host {
    container-type: inline-size;
    /* In a parent that shrinks to fit, where a container has no width of its own. */
    contain-intrinsic-inline-size: min(20rem, 100vw - 6rem);
    max-inline-size: 100%;
    text-align: start;
    min-block-size: var(--store-cart-reserve, 12rem);
    --_hairline: color-mix(in srgb, currentColor 16%, transparent);
    --_surface: var(--store-surface, color-mix(in srgb, currentColor 5%, transparent));
  }
  @supports (color: color(from currentColor srgb-linear r g b)) {
    :host {
      --_surface: var(--store-surface, color-mix(in srgb, var(--_opposite) 40%, transparent));
    }
  }
  [part='layout'] {
    display: grid;
    gap: 2rem;
    align-items: start;
  }
  @container (min-width: 48rem) {
    [part='layout'] {
      grid-template-columns: minmax(0, 1fr) 20rem;
      gap: 3rem;
    }
    [part='summary'] {
      position: sticky;
      inset-block-start: 1.5rem;
    }
    /* The first line and the summary begin at the same height. */
    [part~='line']:first-child {
      padding-block-start: 0;
    }
    [part='main'] > [part='undo'] {
      margin-block-end: 1.5rem;
    }
  }
  [part='lines'] {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [part='undo'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    margin-block-end: 0.5rem;
    padding: 0.75rem 1rem;
    border-radius: var(--_radius);
    border: 1px solid var(--_hairline);
    background: var(--_surface);
  }
  [part='summary'] {
    display: grid;
    gap: 1rem;
    padding: 1.5rem;
    border-radius: calc(var(--_radius) * 1.5);
    border: 1px solid var(--_hairline);
    background: var(--_surface);
  }
  [part='summary-title'] {
    margin: 0;
    font-size: 1.125em;
  }
  [part='totals'] {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.5rem 1rem;
    margin: 0;
  }
  [part='totals'] dd {
    margin: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  [part~='grand'] {
    padding-block-start: 0.5rem;
    font-size: 1.125em;
    font-weight: 700;
  }
  [part='obstacle'],
  [part='note'] {
    margin: 0;
    font-size: 0.9375em;
  }
  [part='checkout'] {
    display: flex;
    align-items: center;
    justify-content: center;
    min-block-size: max(3rem, var(--_control));
    padding: 0.5rem 1.5rem;
    border-radius: var(--_radius);
    font-weight: 600;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
  }
  [part='checkout'][aria-disabled='true'] {
    cursor: not-allowed;
  }
  [part='empty'],
  [part='empty'] > [part='main'] {
    display: grid;
    gap: 1rem;
  }
  /* Its words start where the message above does. */
  [part='empty'] > button {
    justify-self: start;
    margin-inline-start: -0.5rem;
  }
  [part='empty'] p {
    margin: 0;
  }
  [part='empty'] slot > p {
    padding-block: 2rem;
  }
`;
