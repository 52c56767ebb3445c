import { css } from '../host/index.ts';

/** Settings and buttons. */
export const settingStyles = css`
  @layer store {
    form-editor [data-editor='icon'] {
      flex: none;
      inline-size: 1rem;
      block-size: 1rem;
    }
    form-editor [aria-expanded='true'] > [data-editor='icon']:last-child {
      rotate: 180deg;
    }
    form-editor [data-editor='setting'] {
      display: grid;
      gap: 0.375rem;
    }
    form-editor :is([data-editor='setting'] > label:not([data-editor]), [data-editor='choices'] legend) {
      padding: 0;
      font-weight: 600;
    }
    form-editor [data-editor='switch'] {
      display: flex;
      align-items: center;
      gap: 0.625rem;
      min-block-size: 1.75rem;
      cursor: pointer;
    }
    form-editor [data-editor='switch'] input {
      flex: none;
      inline-size: 1.25rem;
      block-size: 1.25rem;
      margin: 0;
      accent-color: currentColor;
    }
    form-editor :is([data-editor='hint'], [data-editor='problem']) {
      margin: 0;
      color: var(--_quiet);
      font-size: 0.9375rem;
    }
    form-editor [data-editor='problem'] {
      color: var(--_error);
      font-weight: 600;
    }
    form-editor [data-editor='setting'] textarea {
      resize: vertical;
    }
    form-editor [data-code] {
      font-family: ui-monospace, monospace;
      font-size: 0.875rem;
    }
    form-editor [data-editor='choices'] {
      display: grid;
      gap: 0.5rem;
      min-inline-size: 0;
      margin: 0;
      padding: 0;
      border: 0;
    }
    form-editor [data-editor='choices'] legend {
      margin-block-end: 0.375rem;
    }
    form-editor [data-editor='choice'] {
      display: flex;
      gap: 0.25rem;
    }
    form-editor [data-editor='choice'] input {
      flex: 1;
      min-inline-size: 0;
    }
    form-editor [data-editor='buttons'] {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
    }
    form-editor :is([data-editor='button'], [data-editor='main-button'], [data-editor='add-button']) {
      display: inline-flex;
      flex: none;
      align-items: center;
      justify-content: center;
      gap: 0.5rem;
      min-block-size: var(--_control);
      padding: 0.375rem 1rem;
      border: 1px solid var(--_line);
      border-radius: var(--_radius);
      background: var(--_opposite);
      color: inherit;
      font: inherit;
      cursor: pointer;
    }
    form-editor [data-editor='main-button'] {
      border-color: transparent;
      background: var(--_filled);
      color: var(--_on-accent);
      font-weight: 600;
    }
    form-editor [aria-disabled='true'] {
      cursor: default;
    }
    form-editor [data-editor='button'][aria-disabled='true'] {
      border-color: var(--_rule);
      color: var(--_quiet);
    }
    form-editor [data-editor='main-button'][aria-disabled='true'] {
      background: var(--_disabled);
      color: var(--_on-disabled);
    }
  }
`;
