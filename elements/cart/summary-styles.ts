import { css } from '../host/index.ts';

/** The fields for codes and the note. */
export const summaryStyles = css`
  [part='free-shipping'] {
    display: grid;
    gap: 0.375rem;
    font-size: 0.9375em;
  }
  [part='free-shipping'] > p {
    margin: 0;
    /* Its amount changes with the cart, the bar below does not move. */
    font-variant-numeric: tabular-nums;
  }
  [part='free-shipping-bar'] {
    appearance: none;
    inline-size: 100%;
    block-size: 0.5rem;
    border: 1px solid var(--_line);
    border-radius: 99px;
    background: var(--_field);
    overflow: hidden;
  }
  [part='free-shipping-bar']::-webkit-progress-bar {
    background: transparent;
  }
  [part='free-shipping-bar']::-webkit-progress-value {
    background: var(--_filled);
  }
  [part='free-shipping-bar']::-moz-progress-bar {
    background: var(--_filled);
  }
  @media (forced-colors: active) {
    [part='free-shipping-bar']::-webkit-progress-value {
      background: Highlight;
      forced-color-adjust: none;
    }
    [part='free-shipping-bar']::-moz-progress-bar {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  [part='code-form'] {
    display: grid;
    gap: 0.375rem;
  }
  [part='field-label'] {
    font-size: 0.9375em;
  }
  [part='code-row'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.5rem;
  }
  /* Inside a details element browsers inherit another box model. */
  [part='order-note'] * {
    box-sizing: border-box;
  }
  [part='field'] {
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_field);
    color: var(--_field-ink);
    font: inherit;
  }
  textarea[part='field'] {
    display: block;
    resize: vertical;
  }
  [part='field'][aria-invalid='true'] {
    border-color: var(--_error);
    box-shadow: inset 0 0 0 1px var(--_error);
  }
  [part='apply'] {
    padding: 0.5rem 1rem;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_field);
    color: var(--_field-ink);
    font-weight: 600;
    cursor: pointer;
  }
  [part='apply'][aria-disabled='true'] {
    color: var(--_muted);
    cursor: progress;
  }
  [part='checkout'][aria-busy='true'] {
    cursor: progress;
  }
  [part='codes'] {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [part='code'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    overflow-wrap: anywhere;
  }
  [part='code'][aria-busy='true'] bdi {
    color: var(--_muted);
    text-decoration: line-through;
  }
  [part='code-reason'] {
    display: block;
    color: var(--_muted);
    font-size: 0.875em;
  }
  [part~='remove-code'] {
    flex: none;
    margin-inline-end: -0.5rem;
  }
  [part='order-note-title'] {
    min-block-size: 2.75rem;
    padding-block: 0.625rem;
    cursor: pointer;
  }
  [part='order-note'] > [part='failure']:not(:empty) {
    margin-block-start: 0.5rem;
  }
  [part='note-state'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    min-block-size: 2.75rem;
    color: var(--_muted);
    font-size: 0.9375em;
  }
  @media (hover: hover) {
    [part='apply']:not([aria-disabled='true']):hover {
      background: color-mix(in srgb, var(--_field-ink) 9%, var(--_field));
    }
  }
  @media print {
    [part='code-row'],
    [part='field-label'],
    [part='note-state'] {
      display: none;
    }
  }
`;
