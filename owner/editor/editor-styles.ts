import { css, unsafeCSS } from '../../elements/host/index.ts';
import { controlStyles, wholeColors } from '../../elements/ui/index.ts';
import { rowStyles } from './row-styles.ts';
import { settingStyles } from './setting-styles.ts';

// In a layer below the page's own rules, so that the page wins.
const pageStyles = css`
  @layer store {
    any-editor {
      display: block;
      --_rule: color-mix(in srgb, currentColor 16%, transparent);
      --_tint: color-mix(in srgb, currentColor 5%, transparent);
      --_quiet: color-mix(in srgb, currentColor 80%, transparent);
    }
    any-editor [data-editor] {
      box-sizing: border-box;
    }
    any-editor [data-editor='editor'] {
      display: grid;
      gap: 1rem;
    }
    any-editor [data-editor='bar'] {
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
      background: var(--store-surface, var(--_opposite));
    }
    any-editor [data-editor='name'] {
      font-weight: 600;
      font-size: 1.25rem;
      line-height: 1.2;
    }
    any-editor [data-editor='bar'] [data-editor='buttons'] {
      margin-inline-start: auto;
    }
    any-editor [data-editor='status'] {
      display: flex;
      align-items: center;
      gap: 0.375rem;
      margin: 0;
      color: var(--_quiet);
      font-size: 0.875rem;
    }
    any-editor [data-editor='status']::before {
      content: '';
      inline-size: 0.5rem;
      block-size: 0.5rem;
      border: 1.5px solid currentColor;
      border-radius: 50%;
    }
    any-editor [data-editor='status'][data-dirty]::before {
      background: currentColor;
    }
    any-editor [data-editor='title'] {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
      font-weight: 600;
    }
    any-editor [data-editor='kind'] {
      flex: none;
      color: var(--_quiet);
      font-size: 0.875rem;
    }
    any-editor :is([data-editor='notice'], [data-editor='undo'], [data-editor='connection']) {
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
    any-editor [data-editor='notice'] {
      border: 2px solid var(--_error);
      background: none;
    }
    any-editor :is([data-editor='notice'], [data-editor='undo'], [data-editor='connection']) p {
      margin: 0;
    }
    any-editor [data-editor='notice'] p {
      font-weight: 600;
    }
    /* The bar covers nothing that has the focus. */
    any-editor form :is(button, input, select, textarea) {
      scroll-margin-block: 6rem 2rem;
    }
  }
`;

const TAGS = ':is(form-editor,navigation-editor)';

const colors = wholeColors.cssText.replaceAll(':host', TAGS);
const controls = controlStyles.cssText.replaceAll('in-form', `${TAGS} [data-editor]`);
const sheets = [pageStyles, settingStyles, rowStyles].map(({ cssText }) =>
  cssText.replaceAll('any-editor', TAGS),
);

/** Styles of all editors, in the light DOM. */
export const editorStyles = unsafeCSS(`@layer store{${colors}}${controls}${sheets.join('')}`);
