import { css, unsafeCSS } from '../host/index.ts';
import { wholeColors } from '../parts/whole-styles.ts';
import { controlStyles } from '../parts/control-styles.ts';
import { fieldStyles } from './field-styles.ts';
import { settingStyles } from './setting-styles.ts';

// Below whatever the page says, so that the page wins.
const pageStyles = css`
  @layer store {
    form-editor {
      display: block;
      --_rule: color-mix(in srgb, currentColor 16%, transparent);
      --_tint: color-mix(in srgb, currentColor 5%, transparent);
      --_quiet: color-mix(in srgb, currentColor 80%, transparent);
    }
    form-editor [data-editor] {
      box-sizing: border-box;
    }
    form-editor [data-editor='editor'] {
      display: grid;
      gap: 1rem;
    }
    form-editor [data-editor='bar'] {
      position: sticky;
      inset-block-start: 0;
      z-index: 2;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.5rem 1rem;
      padding-block: 0.625rem;
      padding-inline: 1rem 0.625rem;
      border: 1px solid var(--_rule);
      border-radius: var(--_radius);
      background: var(--_opposite);
    }
    form-editor [data-editor='name'] {
      font-weight: 600;
      font-size: 1.25rem;
      line-height: 1.2;
    }
    form-editor [data-editor='bar'] [data-editor='buttons'] {
      margin-inline-start: auto;
    }
    form-editor [data-editor='status'] {
      display: flex;
      align-items: center;
      gap: 0.375rem;
      margin: 0;
      color: var(--_quiet);
      font-size: 0.875rem;
    }
    form-editor [data-editor='status']::before {
      content: '';
      inline-size: 0.5rem;
      block-size: 0.5rem;
      border: 1.5px solid currentColor;
      border-radius: 50%;
    }
    form-editor [data-editor='status'][data-dirty]::before {
      background: currentColor;
    }
    form-editor [data-editor='columns'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 2rem;
      align-items: start;
    }
    form-editor [data-editor='columns'] > form {
      margin: 0;
      min-inline-size: 0;
    }
    @media (width >= 60rem) {
      form-editor [data-editor='columns'] {
        grid-template-columns: minmax(0, 29rem) minmax(0, 1fr);
        gap: 2.5rem;
      }
    }
    /* The bar covers nothing that has the focus. */
    form-editor [data-editor='columns'] :is(button, input, select, textarea) {
      scroll-margin-block: 6rem 2rem;
    }
    form-editor [data-editor='tabs'] {
      display: flex;
      flex-wrap: wrap;
      border-block-end: 1px solid var(--_rule);
    }
    form-editor [role='tab'] {
      flex: none;
      min-block-size: var(--_control);
      padding: 0.5rem 0.625rem;
      border: 0;
      border-block-end: 0.1875rem solid transparent;
      background: none;
      color: var(--_quiet);
      font: inherit;
      cursor: pointer;
    }
    @media (width < 30rem) {
      form-editor [role='tab'] {
        padding-inline: 0.375rem;
        font-size: 0.875rem;
      }
    }
    form-editor [role='tab'][aria-selected='true'] {
      border-block-end-color: currentColor;
      color: inherit;
      font-weight: 600;
    }
    form-editor [role='tab'][data-problem]::after {
      content: ' !';
      color: var(--_error);
      font-weight: 700;
    }
    form-editor :is([data-editor='panel'], [data-editor='storage']) {
      display: grid;
      gap: 1.25rem;
    }
    form-editor [data-editor='panel'] {
      padding-block-start: 1.25rem;
    }
    form-editor [data-editor='title'] {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
      font-weight: 600;
    }
    form-editor [data-editor='kind'] {
      flex: none;
      color: var(--_quiet);
      font-size: 0.875rem;
    }
    form-editor :is([data-editor='notice'], [data-editor='undo'], [data-editor='connection']) {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 0.5rem 1rem;
      padding: 0.75rem 1rem;
      border: 1px solid var(--_rule);
      border-radius: var(--_radius);
      background: var(--_tint);
    }
    form-editor [data-editor='notice'] {
      border: 2px solid var(--_error);
      background: none;
    }
    form-editor :is([data-editor='notice'], [data-editor='undo'], [data-editor='connection']) p {
      margin: 0;
    }
    form-editor [data-editor='notice'] p {
      font-weight: 600;
    }
    form-editor [data-editor='preview'] {
      display: grid;
      gap: 0.5rem;
      min-inline-size: 0;
    }
    form-editor [data-editor='preview'] > [role='heading'] {
      font-weight: 600;
    }
    form-editor [data-editor='paper'] {
      padding: 1.5rem;
      border: 1px solid var(--_rule);
      border-radius: var(--_radius);
    }
    @media (width >= 60rem) {
      form-editor [data-editor='preview'] {
        position: sticky;
        inset-block-start: 5.5rem;
        grid-template-rows: auto auto minmax(0, 1fr);
        max-block-size: calc(100vh - 6.5rem);
      }
      form-editor [data-editor='paper'] {
        overflow: auto;
      }
    }
  }
`;

const colors = wholeColors.cssText.replaceAll(':host', 'form-editor');
const controls = controlStyles.cssText.replaceAll('in-form', 'form-editor [data-editor]');
const sheets = [controls, ...[pageStyles, settingStyles, fieldStyles].map(({ cssText }) => cssText)];

/** The editor in the page itself. */
export const editorStyles = unsafeCSS(`@layer store{${colors}}${sheets.join('')}`);
