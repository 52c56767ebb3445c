import { css } from '../host/index.ts';
import { wholeStyles } from '../ui/index.ts';

/** A field with its button inside; the suggestions lie over the page. */
const searchStyles = css`
  :host {
    position: relative;
  }
  [part='form'] {
    display: grid;
    position: relative;
    margin: 0;
  }
  [part='label'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  [part='field'] {
    grid-area: 1 / 1;
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding-block: 0.25rem;
    padding-inline: 1rem 3rem;
    border: 1px solid color-mix(in srgb, currentColor 60%, transparent);
    border-radius: var(--_radius);
    background-color: transparent;
    appearance: none;
  }
  [part='submit'] {
    grid-area: 1 / 1;
    justify-self: end;
    align-self: center;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: var(--_radius);
    background: none;
    cursor: pointer;
  }
  [part='sign'] {
    position: relative;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border: 0.125rem solid currentColor;
    border-radius: 50%;
    margin: -0.25rem 0 0 -0.25rem;
  }
  [part='sign']::after {
    content: '';
    position: absolute;
    inset-block-start: 0.625rem;
    left: 0.625rem;
    inline-size: 0.4375rem;
    border-block-start: 0.125rem solid currentColor;
    rotate: 45deg;
    transform-origin: 0 0;
  }
  [part='suggestions'] {
    position: absolute;
    z-index: 10;
    inset-block-start: calc(100% + 0.25rem);
    inset-inline: 0;
    min-inline-size: min(18rem, 90vw);
    max-block-size: min(26rem, 70vh);
    overflow-y: auto;
    padding: 0.25rem;
    border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
    border-radius: var(--_radius);
    background: var(--store-surface, var(--_opposite));
    box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.18);
    overflow-wrap: anywhere;
  }
  [part~='suggestion'] {
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.75rem;
    min-block-size: 3.25rem;
    padding: 0.25rem 0.5rem;
    border-radius: calc(var(--_radius) / 2);
    color: inherit;
    text-decoration: none;
  }
  [part~='suggestion']:hover,
  [part~='active'] {
    background: color-mix(in srgb, currentColor 9%, transparent);
  }
  [part~='active'] {
    outline: 2px solid currentColor;
    outline-offset: -2px;
  }
  [part='picture'] {
    inline-size: 2.75rem;
    block-size: 2.75rem;
    overflow: hidden;
    border-radius: calc(var(--_radius) / 2);
    background: color-mix(in srgb, currentColor 7%, transparent);
  }
  [part='image'] {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  [part='note'] {
    font-size: 0.9375em;
    white-space: nowrap;
  }
`;

/** The sheets of its shadow root, in order. */
export const searchSheets = [wholeStyles, searchStyles] as const;
