import { css } from '../host/index.ts';

/** Cards in as many columns as fit; two on a phone. Cards far below are laid out when they are near. */
export const cardStyles = css`
  [part='cards'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(14rem, 45%), 1fr));
    gap: clamp(1.25rem, 4vw, 2.25rem) clamp(0.75rem, 2.5vw, 1.75rem);
  }
  [part='cards'][data-layout='list'] {
    grid-template-columns: minmax(0, 1fr);
  }
  /* Slots of other tags do not pass it on. The height that store.css reserves is that of the list, not of its prices. */
  [part='card'] * {
    box-sizing: border-box;
    --_h: initial;
  }
  [part='card'] {
    min-inline-size: 0;
    content-visibility: auto;
    contain-intrinsic-size: auto 24rem;
  }
  [data-layout='list'] [part='card'] {
    contain-intrinsic-size: auto 11rem;
  }
  @media (max-width: 40rem) {
    [part='card'] {
      contain-intrinsic-size: auto 18rem;
    }
    [data-layout='list'] [part='card'] {
      contain-intrinsic-size: auto 7rem;
    }
  }
  /* The height of title, price and button: what follows moves at once, not when the products have loaded. */
  [part='placeholder'] {
    padding-block-end: 8rem;
  }
  [data-layout='list'] [part='placeholder'] {
    inline-size: clamp(6rem, 25vw, 11rem);
    padding: 0;
  }
  /* A focus ring at the edge is not cut off. */
  [part='card']:focus-within {
    content-visibility: visible;
  }
  store-product {
    display: grid;
    grid-template-rows: auto auto auto 1fr;
    gap: 0.5rem;
    block-size: 100%;
  }
  [data-layout='list'] store-product {
    grid-template-columns: clamp(6rem, 25vw, 11rem) minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    column-gap: 1.25rem;
  }
  [data-layout='list'] [part='picture'] {
    grid-row: 1 / span 3;
  }
  [part='picture'] {
    display: block;
    overflow: hidden;
    aspect-ratio: 1;
    border-radius: var(--_radius);
    background: color-mix(in srgb, currentColor 7%, transparent);
    color: inherit;
    text-decoration: none;
  }
  [part='image'] {
    display: grid;
    place-items: center;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    font-size: 2.5em;
  }
  [part='title'] {
    font-size: 1em;
    font-weight: 600;
    line-height: 1.3;
  }
  [part='title-link'] {
    color: inherit;
    text-decoration: none;
  }
  [part='title-link']:hover {
    text-decoration: underline;
  }
  [part='action'] {
    align-self: end;
  }
  [part='open'] {
    min-block-size: 3rem;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    inline-size: 100%;
    text-align: center;
    text-decoration: none;
  }
  [data-layout='list'] [part='open'] {
    inline-size: auto;
  }
  /* One piece at a time: there is no room for more, and the cart has a field. */
  store-price::part(price) {
    font-size: 1.0625em;
  }
  store-add-to-cart::part(button) {
    min-block-size: 3rem;
    padding-block: 0.5rem;
  }
  store-add-to-cart::part(quantity) {
    display: none;
  }
`;
