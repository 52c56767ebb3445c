import { css, unsafeCSS, type CSSResult } from '../host/index.ts';
import { controlStyles, lightButtonColors, wholeColors } from '../ui/index.ts';

/** Selectors of our forms in the page. */
export interface FormPlaces {
  /** Matches the container of the form: the tag, and the markup of the page's templates. */
  readonly root: string;
  /** Matches our form, or an author's form that has the parts of ours; any other keeps its looks. */
  readonly form: string;
}

// In a layer below the page's own rules for forms, so that the page wins.
const partStyles = css`
  @layer store {
    drawn-form {
      text-align: start;
      display: grid;
      margin: 0;
    }
    drawn-form :is([data-part='field'], [data-part='question']) {
      display: grid;
      gap: 0.375rem;
      min-inline-size: 0;
      margin: 0;
      padding: 0;
      border: 0;
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
      accent-color: var(--store-accent, currentColor);
    }
    any-form [data-part='error'] {
      display: block;
      margin: 0;
      color: var(--_error);
      font-weight: 600;
    }
    /* Above the title it would look like a heading: the line ties it to its field. */
    drawn-form
      [data-part='field']:has(
        > [data-part='error']:not([hidden]),
        > legend > [data-part='error']:not([hidden])
      ) {
      padding-inline-start: 0.75rem;
      border-inline-start: 0.1875rem solid var(--_error);
    }
    /* A legend is drawn across the line of its fieldset; as a float it is an item of the grid. */
    drawn-form [data-part='field'] > legend:has(> [data-part='error']:not([hidden])) {
      float: inline-start;
    }
    drawn-form [data-part='field'] [data-part='error'] {
      font-size: 0.9375em;
      font-weight: 500;
    }
    drawn-form [data-part='submit'] {
      min-block-size: var(--_control);
      padding: 0.5rem 1.25rem;
      border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
      border-radius: var(--_radius);
      font: inherit;
      font-weight: 600;
      cursor: pointer;
    }
    drawn-form [data-part='submit'][aria-disabled='true'] {
      opacity: 0.55;
      cursor: default;
    }
    any-form [data-part='captcha'] p {
      margin: 0;
      font-size: 0.9375em;
    }
    any-form [data-part='captcha-done']::before {
      content: '✓ ' / '';
    }
    any-form
      :is(
        [data-part='status'],
        [data-part='sent'],
        [data-part='again'],
        [data-part='summary'],
        [data-part='summary'] *
      ):focus-visible {
      outline: 0.1875rem solid var(--store-focus, currentColor);
      outline-offset: 0.125rem;
    }
  }
`;

const buttonColors =
  lightButtonColors('any-form [data-part]', 'none', 'inherit') +
  lightButtonColors("drawn-form [data-part='submit']", 'var(--_filled)', 'var(--_on-accent)');

// Overrides rules that show a part, with the same specificity: so it is last.
const hiddenStyles = css`
  @layer store {
    any-form [data-part][hidden] {
      display: none;
    }
  }
`;

/**
 * Builds the sheet of a form in the light DOM: colours, controls, the parts that all forms share, and its own rules.
 * @param places selectors of the form
 * @param ownStyles the form's own rules, with `any-form` in place of `root` and `drawn-form` in place of `form`
 */
export function createFormSheet({ root, form }: FormPlaces, ownStyles: CSSResult): CSSResult {
  const colors = wholeColors.cssText.replaceAll(':host', root);
  const controls = controlStyles.cssText.replaceAll('in-form', form);
  const rules = [...[partStyles, ownStyles, hiddenStyles].map(({ cssText }) => cssText), buttonColors]
    .join('')
    .replaceAll('drawn-form', form)
    .replaceAll('any-form', root);
  return unsafeCSS(`@layer store{${colors}}${controls}${rules}`);
}
