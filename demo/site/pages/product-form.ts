import { html } from 'hono/html';

import type { ProductItem } from '../../server/catalogue/product-item.ts';
import { hiddenField, type Markup } from './page-frame.ts';

/**
 * Draws the form that adds a product to the cart without JavaScript.
 * @param product the product
 * @param crumb the visitor's crumb
 * @returns the form
 */
export function productForm({ id, structuredContent }: ProductItem, crumb: string): Markup {
  return html`<form method="post" action="/cart/entries">
    ${hiddenField('itemId', id)}${hiddenField('crumb', crumb)}
    ${structuredContent.variantOptionOrdering.map((option) => optionField(option, valuesOf(structuredContent, option)))}
    <p>
      <label
        >Quantity
        <input
          name="quantity"
          type="number"
          inputmode="numeric"
          min="1"
          max="9999"
          step="1"
          value="1"
          required
      /></label>
    </p>
    <p><button type="submit">Add To Cart</button></p>
  </form>`;
}

function optionField(option: string, values: readonly string[]): Markup {
  return html`<p>
    <label
      >${option}
      <select name="option.${option}" required>
        <option value="">Select ${option}</option>
        ${values.map((value) => html`<option>${value}</option>`)}
      </select></label
    >
  </p>`;
}

function valuesOf({ variants }: ProductItem['structuredContent'], option: string): readonly string[] {
  return [...new Set(variants.flatMap(({ attributes }) => attributes[option] ?? []))];
}
