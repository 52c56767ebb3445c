import { css } from '../../elements/host/index.ts';

/** Settings and buttons. */
export const settingStyles = css`
  @layer store {
    any-editor [data-editor='icon'] {
      flex: none;
      inline-size: 1rem;
      block-size: 1rem;
    }
    any-editor [aria-expanded='true'] > [data-editor='icon']:last-child {
      rotate: 180deg;
    }
    any-editor [data-editor='setting'] {
      display: grid;
      gap: 0.375rem;
    }
    any-editor :is([data-editor='setting'] > label:not([data-editor]), [data-editor='choices'] legend) {
      padding: 0;
      font-weight: 600;
    }
    any-editor [data-editor='switch'] {
      display: flex;
      align-items: center;
      gap: 0.625rem;
      min-block-size: 1.75rem;
      cursor: pointer;
    }
    any-editor [data-editor='switch'] input {
      flex: none;
      inline-size: 1.25rem;
      block-size: 1.25rem;
      margin: 0;
      accent-color: var(--store-accent, currentColor);
    }
    any-editor :is([data-editor='hint'], [data-editor='problem']) {
      margin: 0;
      color: var(--_quiet);
      font-size: 0.9375rem;
    }
    any-editor [data-editor='problem'] {
      color: var(--_error);
      font-weight: 600;
    }
    any-editor [data-editor='setting'] textarea {
      resize: vertical;
    }
    any-editor [data-code] {
      font-family: ui-monospace, monospace;
      font-size: 0.875rem;
    }
    any-editor [data-editor='choices'] {
      display: grid;
      gap: 0.5rem;
      min-inline-size: 0;
      margin: 0;
      padding: 0;
      border: 0;
    }
    any-editor [data-editor='choices'] legend {
      margin-block-end: 0.375rem;
    }
    any-editor [data-editor='choice'] {
      display: flex;
      gap: 0.25rem;
    }
    any-editor [data-editor='choice'] input {
      flex: 1;
      min-inline-size: 0;
    }
    any-editor [data-editor='buttons'] {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
    }
    any-editor :is([data-editor='button'], [data-editor='main-button'], [data-editor='add-button']) {
      display: inline-flex;
      flex: none;
      align-items: center;
      justify-content: center;
      gap: 0.5rem;
      min-block-size: var(--_control);
      padding: 0.375rem 1rem;
      border: 1px solid var(--_line);
      border-radius: var(--_radius);
      background: var(--store-surface, var(--_opposite));
      color: inherit;
      font: inherit;
      cursor: pointer;
    }
    any-editor [data-editor='main-button'] {
      border-color: transparent;
      background: var(--_filled);
      color: var(--_on-accent);
      font-weight: 600;
    }
    any-editor [aria-disabled='true'] {
      cursor: default;
    }
    any-editor [data-editor='button'][aria-disabled='true'] {
      border-color: var(--_rule);
      color: var(--_quiet);
    }
    any-editor [data-editor='main-button'][aria-disabled='true'] {
      background: var(--_disabled);
      color: var(--_on-disabled);
    }
  }
`;
