import { css, unsafeCSS } from '../host/index.ts';
import { lightButtonColors, wholeColors } from '../ui/index.ts';

const sheet = css`
  @layer store {
    /* The gap also works where a page removes the margins of all paragraphs. */
    [data-store-question] {
      display: grid;
      row-gap: 0.75rem;
      justify-items: start;
    }
    [data-store-question] p {
      margin: 0 0 0.5rem;
      white-space: pre-line;
    }
    [data-store-question] [data-warning] {
      display: grid;
      grid-template-columns: auto 1fr;
      column-gap: 0.75rem;
      font-weight: 600;
    }
    /* Not the border of the paragraph: a page may remove the padding of all paragraphs. */
    [data-store-question] [data-warning]::before {
      content: '';
      border-inline-start: 0.25rem solid var(--_error);
    }
    [data-store-question] [data-title] {
      margin-block-end: -0.375rem;
      font-weight: 600;
    }
    [data-store-question] > div {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
    }
    [data-store-question] button {
      min-block-size: var(--_control);
      padding: 0.375rem 1rem;
      border: 1px solid var(--_line);
      border-radius: var(--_radius);
      font: inherit;
      cursor: pointer;
    }
    [data-store-question] button[data-main] {
      border-color: transparent;
      font-weight: 600;
    }
    [data-store-question] button[aria-disabled='true'] {
      opacity: 0.55;
      cursor: default;
    }
    [data-store-question] :focus-visible {
      outline: 0.1875rem solid var(--store-focus, currentColor);
      outline-offset: 0.125rem;
    }
  }
`;
const colors = wholeColors.cssText.replaceAll(':host', '[data-store-question]');

/** A question and its answers, in the light DOM. */
export const questionStyles = unsafeCSS(
  `@layer store{${colors}}${sheet.cssText}` +
    lightButtonColors('[data-store-question] *', 'var(--store-surface, var(--_opposite))', 'inherit') +
    lightButtonColors('[data-store-question] [data-main]', 'var(--_filled)', 'var(--_on-accent)'),
);
