import { css } from '../host/index.ts';
import { selectStyles, spokenStyles, wholeStyles } from '../ui/index.ts';
import { cardStyles } from './card-styles.ts';

/** Count, order and filters above the products; links to pages below them. */
const listStyles = css`
  :host {
    min-block-size: var(--store-list-reserve, 0);
  }
  /* There may be none. */
  :host([source='recent' i]) {
    min-block-size: 0;
  }
  /* What is reserved for the list is not for the tags in it. */
  ::slotted(*) {
    --_h: initial;
  }
  [part='list'] {
    overflow-wrap: anywhere;
    transition: opacity 120ms;
  }
  [part='list'][aria-busy='true'] [part='cards'],
  [part='list'][aria-busy='true'] ::slotted([slot='products']) {
    opacity: 0.55;
  }
  [part='controls'] {
    display: grid;
    gap: 0.75rem;
    margin-block-end: 1.25rem;
  }
  [part='toolbar'],
  [part='sort'],
  [part='chips'],
  [part='page-list'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 0.75rem;
  }
  [part='toolbar'] {
    min-block-size: 2.75rem;
  }
  [part='sort'] {
    margin-inline-start: auto;
  }
  [part='count'],
  [part='sort'],
  [part='empty'] p,
  [part='failure'] p,
  [part='title'] {
    margin: 0;
  }
  [part='chips'],
  [part='page-list'],
  [part='cards'] {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [part='select'],
  [part='price'] input,
  [part='chip'],
  [part='clear'],
  [part='more'],
  [part='retry'],
  [part~='page'],
  [part='open'],
  [part='filters-title'] {
    min-block-size: 2.75rem;
    max-inline-size: 100%;
    padding: 0.25rem 1rem;
    border: 1px solid color-mix(in srgb, currentColor 60%, transparent);
    border-radius: var(--_radius);
    background-color: transparent;
    color: inherit;
  }
  [part='chip'],
  [part='clear'],
  [part='more'],
  [part='retry'],
  [part='filters-title'] {
    cursor: pointer;
  }
  [part='chips'] [part='clear'] {
    border-color: transparent;
    text-decoration: underline;
  }
  [part='chip'] {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
  }
  [part='filters-title'] {
    display: inline-flex;
    align-items: center;
    gap: 0.625rem;
    inline-size: fit-content;
  }
  [part='filters-title']::after {
    content: '';
    inline-size: 0.4375rem;
    block-size: 0.4375rem;
    margin-block-start: -0.25rem;
    border: solid currentColor;
    border-width: 0 0.125rem 0.125rem 0;
    rotate: 45deg;
  }
  [part='filters-title'][aria-expanded='true']::after {
    margin-block-start: 0.25rem;
    rotate: 225deg;
  }
  [part='filters']:not([hidden]) {
    display: grid;
  }
  [part='filters'] {
    grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
    gap: 1.25rem;
    padding: 1rem;
    border: 1px solid color-mix(in srgb, currentColor 16%, transparent);
    border-radius: var(--_radius);
  }
  [part='filter'] {
    display: grid;
    align-content: start;
    gap: 0.25rem;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  [part='filter-title'] {
    padding: 0;
    font-weight: 600;
  }
  [part='choice'] {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-block-size: 2.25rem;
    cursor: pointer;
  }
  [part='choice'] input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: currentColor;
  }
  [part='price'] {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    align-items: center;
    gap: 0.5rem;
  }
  [part='price'] input {
    inline-size: 100%;
  }
  [part='empty'] {
    display: grid;
    justify-items: start;
    gap: 0.5rem;
    padding-block: 2rem;
  }
  [part='failure']:not(:empty) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
    margin-block: 0.75rem;
  }
  [part='more'] {
    display: block;
    margin: 2rem auto 0;
  }
  [part='pages'] {
    margin-block-start: 2rem;
  }
  [part='page-list'] {
    justify-content: center;
  }
  [part~='page'] {
    display: inline-grid;
    place-items: center;
    min-inline-size: 2.75rem;
    text-decoration: none;
  }
  [part~='current-page'] {
    border-width: 2px;
    border-color: currentColor;
    font-weight: 700;
  }
  @media (prefers-reduced-motion: reduce) {
    [part='list'] {
      transition: none;
    }
  }
`;

/** The sheets of a list. */
export const listSheets = [wholeStyles, selectStyles, spokenStyles, listStyles, cardStyles];
