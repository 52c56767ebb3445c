import { css, unsafeCSS } from '../../host/index.ts';
import { controlStyles } from '../control-styles.ts';
import { wholeColors } from '../whole-styles.ts';

// Below whatever the page says of forms, so that the page wins.
const sheet = css`
  @layer store {
    any-tag {
      display: block;
    }
    drawn-form {
      display: grid;
      gap: 1rem;
      max-inline-size: 26rem;
      margin: 0;
    }
    drawn-form [data-part='field'] {
      display: grid;
      gap: 0.375rem;
      min-inline-size: 0;
    }
    drawn-form [data-part='field'] > label {
      font-weight: 600;
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
    any-tag [data-part='error'] {
      display: block;
      margin: 0;
      color: var(--_error);
      font-weight: 600;
    }
    drawn-form [data-part='submit'] {
      justify-self: start;
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
    any-tag [data-part='status'] {
      margin: 0;
      font-weight: 600;
    }
    any-tag [data-part='status']:focus-visible {
      outline: 0.1875rem solid var(--store-focus, currentColor);
      outline-offset: 0.125rem;
    }
    any-tag [data-part][hidden] {
      display: none;
    }
  }
`;

const TAGS = ':is(member-login,member-join)';
/** A form of ours, or one that its author has given the parts of ours: any other keeps its looks. */
const DRAWN = `${TAGS} [data-part='form']`;

const colors = wholeColors.cssText.replaceAll(':host', TAGS);
const controls = controlStyles.cssText.replaceAll('in-form', DRAWN);
const rules = sheet.cssText.replaceAll('drawn-form', DRAWN).replaceAll('any-tag', TAGS);

/** The tags of members, in the page itself. */
export const memberStyles = unsafeCSS(`@layer store{${colors}}${controls}${rules}`);
