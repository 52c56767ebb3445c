import { css } from '../../elements/host/index.ts';

/** Styles of the form editor alone: its tabs and the preview beside them. */
export const formEditorStyles = css`
  @layer store {
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
