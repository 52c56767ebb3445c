import { css } from '../host/index.ts';
import { selectStyles, wholeStyles } from '../ui/index.ts';

/** A list in one column; stars are characters, which forced colours keep. */
export const reviewsStyles = css`
  [part='reviews'] {
    min-block-size: var(--store-reviews-reserve, 12rem);
    overflow-wrap: anywhere;
  }
  [part='head'],
  [part='sort'],
  [part='byline'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.25rem 0.75rem;
  }
  [part='title'],
  [part='review-title'],
  [part='text'],
  [part='byline'],
  [part='failure'] p {
    margin: 0;
  }
  /* In any language, but aligned with the page. */
  [part='review-title'],
  [part='text'] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  [part='title'] {
    font-size: 1.375em;
  }
  [part='review-title'] {
    font-size: 1em;
  }
  [part='text'] {
    max-inline-size: 65ch;
    white-space: pre-line;
  }
  [part='byline'],
  [part='count'] {
    font-size: 0.9375em;
  }
  [part='stars'] {
    position: relative;
    display: inline-block;
    justify-self: start;
    white-space: nowrap;
    letter-spacing: 0;
  }
  [part='filled-stars'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    overflow: hidden;
  }
  [part='empty'],
  [part='list'] {
    margin: 1rem 0;
    padding: 0;
    list-style: none;
  }
  [part='review'] {
    display: grid;
    gap: 0.375rem;
    padding-block: 1.25rem;
    border-block-start: 1px solid color-mix(in srgb, currentColor 16%, transparent);
  }
  [part='sort'] {
    align-items: center;
    margin-block-start: 0.75rem;
  }
  [part='select'],
  [part='more'],
  [part='retry'] {
    min-block-size: 2.75rem;
    max-inline-size: 100%;
    padding: 0.25rem 1rem;
    border: 1px solid color-mix(in srgb, currentColor 60%, transparent);
    border-radius: var(--_radius);
    background-color: transparent;
  }
  [part='more'],
  [part='retry'] {
    cursor: pointer;
  }
  [part='failure']:not(:empty) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
    margin-block: 0.75rem;
  }
`;

/** The sheets of its shadow root. */
export const reviewsSheets = [wholeStyles, reviewsStyles, selectStyles];
