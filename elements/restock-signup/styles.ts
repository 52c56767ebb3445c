import { css } from '../host/index.ts';
import { createFormSheet } from '../forms/index.ts';

const ownStyles = css`
  @layer store {
    restock-signup {
      display: block;
    }
    /* As far below the button as the button is below its options. */
    store-add-to-cart + restock-signup {
      margin-block-start: var(--_gap);
    }
    /* Whatever its author has put inside. */
    restock-signup:state(available) {
      display: none !important;
    }
    drawn-form {
      gap: 0.75rem;
      max-inline-size: 32rem;
    }
    any-form [data-part='cta'] {
      margin: 0;
      font-weight: 600;
    }
    drawn-form [data-part='line'] {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
    }
    drawn-form [data-part='line'] input {
      flex: 1 1 12rem;
      inline-size: auto;
      min-inline-size: 0;
    }
    drawn-form [data-part='captcha']:empty {
      display: none;
    }
    any-form [data-part='sent']:not(:empty)::before {
      content: '✓ ' / '';
    }
    any-form [data-part='sent'] {
      font-weight: 600;
    }
    any-form [data-part='sent'] p {
      display: inline;
    }
    any-form :is([data-part='again'], [data-part='captcha-retry']) {
      min-block-size: 2rem;
      margin-block-start: 0.25rem;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      text-decoration: underline;
      cursor: pointer;
    }
  }
`;

/** The tag, and a printed offer. */
const ROOT = ':is(restock-signup,.product-restock-notification)';

/** The sign-up in the page itself. */
export const restockStyles = createFormSheet({ root: ROOT, form: `${ROOT} [data-part='form']` }, ownStyles);
