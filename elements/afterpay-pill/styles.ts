import { css } from '../host/index.ts';
import { baseStyles, spokenStyles } from '../ui/index.ts';

/**
 * As high as the space that store.css reserves, so that following content does not shift, even where nothing
 * is offered.
 */
const installmentStyles = css`
  :host {
    min-block-size: var(--_h);
  }
  [part='pill'] {
    align-content: center;
    min-block-size: var(--_h);
    font-size: 0.9375rem;
    line-height: 1.35;
  }
  [part='message'] {
    position: relative;
    display: inline;
    font-variant-numeric: tabular-nums;
  }
  /* A word joiner: the button is never alone in a line. */
  [part='message']::after {
    content: '\\2060';
  }
  [part='brand'] {
    display: inline-block;
    margin-inline-end: 0.125rem;
    padding: 0 0.5rem;
    border: 1px solid currentColor;
    border-radius: 999px;
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.5;
    white-space: nowrap;
  }
  /* After the last word, also in a second line; it makes no line higher. */
  [part='info'] {
    position: relative;
    display: inline-grid;
    place-items: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    margin-block: -0.375rem;
    margin-inline-start: 0.25rem;
    padding: 0;
    vertical-align: middle;
    border: 0;
    border-radius: 50%;
    background: none;
    cursor: pointer;
  }
  [part='info'] span {
    display: grid;
    place-items: center;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    border: 1px solid currentColor;
    border-radius: 50%;
    font-size: 0.75rem;
    font-weight: 600;
    line-height: 1;
  }
  [part='info'][aria-busy='true'] {
    cursor: progress;
    opacity: 0.7;
  }
  /* As large as a finger. */
  @media (pointer: coarse) {
    [part='info']::after {
      content: '';
      position: absolute;
      inset: -0.5rem;
    }
  }
  @media (hover: hover) {
    [part='info']:hover {
      background: color-mix(in srgb, currentColor 12%, transparent);
    }
  }
  /* A server prints it, too, but only a script opens the page. */
  @media print, (scripting: none) {
    [part='info'] {
      display: none;
    }
  }
`;

/** The sheets of its shadow root, in order. */
export const installmentSheets = [baseStyles, spokenStyles, installmentStyles] as const;
