import { css } from '../host/index.ts';

/** Roomy controls in a column; the button takes the width that is left beside the quantity. */
export const addToCartStyles = css`
  [part='form'] {
    display: grid;
    gap: var(--_gap);
    max-inline-size: 28rem;
    margin: 0;
  }
  [part='price'] {
    margin: 0;
    font-size: 1.25em;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  [part='original-price'] {
    color: var(--_muted);
    font-weight: 400;
  }
  [part='spoken'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  [part~='status'] {
    display: inline-block;
    margin-inline-start: 0.25rem;
    padding: 0.125rem 0.5rem;
    border: 1px solid currentColor;
    border-radius: 999px;
    font-size: 0.75rem;
    font-weight: 600;
    vertical-align: middle;
  }
  [part='option'] {
    display: grid;
    gap: 0.375rem;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  fieldset[part='option'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  fieldset > legend {
    margin-block-end: 0.375rem;
  }
  [part='label'] {
    font-size: 0.9375em;
    font-weight: 600;
  }
  [part='select'],
  [part='quantity-input'],
  [part~='value'] {
    min-block-size: 2.75rem;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--store-field, Canvas);
    color: var(--store-field-ink, CanvasText);
  }
  [part='select'] {
    inline-size: 100%;
    text-overflow: ellipsis;
  }
  [part~='value'] {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    cursor: pointer;
  }
  [part~='value']:has(:checked) {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }
  [part~='value-sold-out'] {
    border-style: dashed;
  }
  [aria-invalid='true'] {
    border-color: var(--_error);
    box-shadow: inset 0 0 0 1px var(--_error);
  }
  [part='actions'] {
    display: flex;
    align-items: end;
    gap: 0.75rem;
  }
  [part='quantity'] {
    display: grid;
    gap: 0.375rem;
    flex: 0 0 5.5rem;
  }
  [part='quantity-input'] {
    inline-size: 100%;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  [part='button'] {
    flex: 1 1 auto;
    min-block-size: 2.75rem;
    padding: 0.5rem 1.5rem;
    border: 1px solid transparent;
    border-radius: var(--_radius);
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
    cursor: pointer;
  }
  [part='button'][aria-disabled='true']:not([aria-busy]) {
    background: var(--store-disabled, #6b6660);
  }
  [part='button'][aria-busy='true'] {
    cursor: progress;
  }
  @media (hover: hover) {
    [part='button']:not([aria-disabled='true']):hover {
      background: color-mix(in srgb, var(--_accent) 86%, #888);
    }
  }
  [part='failure']:not(:empty) {
    display: grid;
    gap: 0.125rem;
    padding: 0.75rem 0.875rem;
    border: 1px solid var(--_error);
    border-inline-start-width: 0.25rem;
    border-radius: var(--_radius);
    color: var(--_error);
    background: var(--store-field, Canvas);
  }
`;
