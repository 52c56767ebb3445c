import { css } from '../../host/index.ts';

/** The details page: plain text styled like the dialog; the shop's own rules do not reach it. */
export const hostedPageStyles = css`
  :host {
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  :is(h1, h2, h3, h4, h5, h6) {
    margin: 1.25rem 0 0.5rem;
    font-size: 1.125em;
    line-height: 1.3;
  }
  h1 {
    font-size: 1.5em;
  }
  :is(p, ul, ol, dl, table, figure, blockquote) {
    margin: 0.75rem 0;
  }
  :is(ul, ol) {
    padding-inline-start: 1.5em;
  }
  li {
    margin-block: 0.375rem;
  }
  :first-child {
    margin-block-start: 0;
  }
  :last-child {
    margin-block-end: 0;
  }
  a {
    color: inherit;
    text-underline-offset: 0.15em;
  }
  :is(img, video) {
    max-inline-size: 100%;
    block-size: auto;
  }
  table {
    display: block;
    overflow-x: auto;
  }
  :focus-visible {
    outline: 0.1875rem solid var(--store-focus, currentColor);
    outline-offset: 0.125rem;
  }
`;
