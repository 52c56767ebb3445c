import { css, unsafeCSS } from '../host/index.ts';
import { wholeColors } from '../parts/whole-styles.ts';
import { controlStyles } from '../parts/control-styles.ts';

// Below whatever the page says of forms, so that the page wins.
const sheet = css`
  @layer store {
    restock-signup {
      display: block;
    }
    /* Whatever its author has put inside. */
    restock-signup:state(available) {
      display: none !important;
    }
    drawn-form {
      display: grid;
      gap: 0.75rem;
      max-inline-size: 32rem;
      margin: 0;
    }
    any-form [data-part='cta'] {
      margin: 0;
      font-weight: 600;
    }
    drawn-form [data-part='field'] {
      display: grid;
      gap: 0.375rem;
      min-inline-size: 0;
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
    drawn-form [data-part='choice'] {
      display: flex;
      align-items: center;
      gap: 0.5rem;
      min-block-size: 2rem;
    }
    drawn-form [data-part='choice'] input {
      flex: none;
      inline-size: 1.25rem;
      block-size: 1.25rem;
      margin: 0;
      accent-color: currentColor;
    }
    any-form [data-part='error'] {
      display: block;
      margin: 0;
      color: var(--_error);
      font-weight: 600;
    }
    drawn-form [data-part='submit'] {
      min-block-size: var(--_control);
      padding: 0.5rem 1.25rem;
      border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
      border-radius: var(--_radius);
      background: var(--store-accent, currentColor);
      font: inherit;
      font-weight: 600;
      cursor: pointer;
    }
    drawn-form [data-part='submit'] > span {
      color: var(--store-on-accent, var(--_opposite));
    }
    drawn-form [data-part='submit'][aria-disabled='true'] {
      opacity: 0.55;
      cursor: default;
    }
    drawn-form [data-part='captcha']:empty {
      display: none;
    }
    any-form [data-part='captcha'] p {
      margin: 0;
      font-size: 0.9375em;
    }
    any-form [data-part='captcha-done']::before,
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
    any-form :is([data-part='sent'], [data-part='again']):focus-visible {
      outline: 0.1875rem solid var(--store-focus, currentColor);
      outline-offset: 0.125rem;
    }
    any-form [data-part][hidden] {
      display: none;
    }
  }
`;

/** The tag, and an offer that the page's templates have printed. */
const ROOT = ':is(restock-signup,.product-restock-notification)';

/** A form of ours, or one that its author has given the parts of ours: any other keeps its looks. */
const DRAWN = `${ROOT} [data-part='form']`;

const colors = wholeColors.cssText.replaceAll(':host', ROOT);
const controls = controlStyles.cssText.replaceAll('in-form', DRAWN);
const rules = sheet.cssText.replaceAll('drawn-form', DRAWN).replaceAll('any-form', ROOT);

/** The sign-up in the page itself. */
export const restockStyles = unsafeCSS(`@layer store{${colors}}${controls}${rules}`);
