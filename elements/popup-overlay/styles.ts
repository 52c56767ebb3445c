import { css } from '../host/index.ts';

/** A card in the corner opposite the cart pill; on a narrow page a sheet that covers half of it. */
export const popupStyles = css`
  :host,
  :host([hidden]) {
    display: contents;
  }
  [part='panel'] {
    position: fixed;
    /* For browsers without popovers. */
    z-index: 950;
    inset: auto auto max(1rem, env(safe-area-inset-bottom)) auto;
    inset-inline-start: 1rem;
    inline-size: min(24rem, 100% - 2rem);
    block-size: auto;
    --_most: min(44rem, 100dvh - 2rem);
    max-block-size: var(--_most);
    min-block-size: min(var(--_least, 0px), var(--_most));
    margin: 0;
    padding: 0;
    /* Visible in forced colours. */
    border: 1px solid transparent;
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--store-surface, var(--_opposite));
    color: inherit;
    text-align: start;
    box-shadow: 0 0.5rem 2rem rgb(0 0 0 / 0.3);
    overflow: auto;
    overscroll-behavior: contain;
  }
  [part='panel']:not([data-open]) {
    display: none;
  }
  [part='panel'][inert] {
    visibility: hidden;
  }
  [part='panel']:focus {
    outline: none;
  }
  [part='panel']:focus-visible {
    outline: 0.1875rem solid var(--store-focus, currentColor);
    outline-offset: -0.1875rem;
  }
  [data-part='content'] {
    padding: 1.25rem 1.5rem 1.5rem;
    overflow-wrap: anywhere;
  }
  [part='close'] {
    position: sticky;
    inset-block-start: 0.5rem;
    float: inline-end;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    margin: 0.5rem;
    margin-inline-start: 0.25rem;
    padding: 0;
    border: 1px solid transparent;
    border-radius: var(--_radius);
    background: inherit;
    cursor: pointer;
  }
  @media (hover: hover) {
    [part='close']:hover {
      background: color-mix(in srgb, currentColor 10%, var(--store-surface, var(--_opposite)));
    }
  }
  @media (max-width: 40rem) {
    [part='panel'] {
      inset-block-end: 0;
      inset-inline: 0;
      inline-size: 100%;
      --_most: 50dvh;
      padding-block-end: env(safe-area-inset-bottom);
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    [part='panel']:not([inert]) {
      animation: rise 0.2s ease-out;
    }
    @keyframes rise {
      from {
        translate: 0 1rem;
      }
    }
  }
  @media print {
    [part='panel'] {
      display: none !important;
    }
  }
`;
