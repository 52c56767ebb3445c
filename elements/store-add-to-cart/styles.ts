import { css } from '../host/index.ts';
import { priceStyles } from '../product/index.ts';
import { baseStyles, selectStyles, spokenStyles } from '../ui/index.ts';

/** Large controls in a column; the button takes the width that the quantity leaves. */
export const addToCartStyles = css`
  [part='form'] {
    display: grid;
    gap: var(--_gap);
    max-inline-size: 28rem;
    margin: 0;
  }
  [part='option'] {
    display: grid;
    gap: 0.375rem;
    min-inline-size: 0;
    text-align: start;
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
    padding: 0;
  }
  [part='label'] {
    font-size: 0.9375em;
    font-weight: 600;
  }
  [part='select'],
  [part='quantity-input'],
  [part~='value'] {
    min-block-size: var(--_control);
    padding: 0.5rem 0.875rem;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background-color: var(--_field);
    color: var(--_field-ink);
  }
  [part='select'] {
    inline-size: 100%;
    text-overflow: ellipsis;
  }
  [part~='value'] {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
  }
  /* The browser's own circle is white and blue on any page. */
  [part~='value'] input {
    appearance: none;
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    margin: 0;
    border: 1px solid;
    border-radius: 50%;
  }
  [part~='value'] :checked {
    border-width: 0.3em;
  }
  [part~='value-sold-out'] {
    border-style: dashed;
  }
  [part~='value']:has(:checked) {
    border-style: solid;
    box-shadow: inset 0 0 0 2px var(--_accent);
  }
  /* In a card of up to 15rem the button is below the quantity; a container query would remove its intrinsic width. */
  [part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.75rem;
  }
  [part='quantity'] {
    display: grid;
    gap: 0.375rem;
    text-align: start;
    flex: 0 0 5.5rem;
  }
  [part='quantity-input'] {
    inline-size: 100%;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  [part='button'] {
    flex: 1 1 8.875rem;
    min-block-size: var(--_control);
    padding: 0.5rem 1.5rem;
    border-radius: var(--_radius);
    font-weight: 600;
  }
  /* An empty alert must not add a gap. */
  [part='failure']:empty {
    position: absolute;
  }
`;

/** The sheets of its shadow root, in order. */
export const addToCartSheets = [
  baseStyles,
  spokenStyles,
  priceStyles,
  addToCartStyles,
  selectStyles,
] as const;
