import { css } from '../host/index.ts';

/** Styles of form controls; the caller replaces `in-form` with the selector of a form. */
export const controlStyles = css`
  @layer store {
    in-form :is(input:not([type='radio'], [type='checkbox']), select, textarea) {
      box-sizing: border-box;
      inline-size: 100%;
      min-block-size: var(--_control);
      padding: 0.5rem 0.75rem;
      /* Stronger than --_line, which the palest readable text would mix to 2.5:1. */
      border: 1px solid var(--store-line, color-mix(in srgb, currentColor 80%, transparent));
      border-radius: var(--_radius);
      background-color: var(--_field);
      color: inherit;
      font: inherit;
    }
    /* The browser's grey is too pale on dark pages. */
    in-form ::placeholder {
      color: var(--_muted);
      font-style: italic;
      opacity: 1;
    }
    in-form option {
      background: Canvas;
      color: CanvasText;
    }
    in-form [aria-invalid='true']:not([type='radio'], [type='checkbox']) {
      border-color: var(--_error);
      box-shadow: inset 0 0 0 1px var(--_error);
    }
    in-form :focus-visible {
      outline: 0.1875rem solid var(--store-focus, currentColor);
      outline-offset: 0.125rem;
    }
  }
`;
