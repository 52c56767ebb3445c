import { html } from 'hono/html';
import { randomUUID } from 'node:crypto';

import {
  addButtonLabel,
  isValueAvailable,
  optionPlaceholder,
  type Product,
  PRODUCT_LABELS,
  type ProductOption,
  QUANTITY_LIMITS,
} from '../../../core/product/index.ts';
import { fill } from '../../../core/text/index.ts';
import type { ProductItem } from '../../server/catalogue/product-item.ts';
import { PRODUCT_STRINGS } from '../strings.ts';
import { hiddenField, type Markup } from './markup.ts';
import type { ProductFacts } from './product-facts.ts';

/**
 * Draws the form that adds a product to the cart without JavaScript.
 * @param item the product
 * @param facts what is known of it
 * @param crumb the visitor's crumb
 * @returns the form
 */
export function productForm(item: ProductItem, facts: ProductFacts, crumb: string): Markup {
  const { product, hasQuantity } = facts;
  return html`<form method="post" action="/cart/entries">
    ${hiddenField('itemId', item.id)}${hiddenField('crumb', crumb)}${onceKey()}
    ${product.options.map((option) => optionField(product, option))}
    <div class="buy-actions">
      ${hasQuantity ? quantityField() : hiddenField('quantity', '1')}${button(facts)}
    </div>
  </form>`;
}

/**
 * Draws the form that adds one piece of a product without options.
 * @param item the product
 * @param facts what is known of it
 * @param crumb the visitor's crumb
 * @returns the form, one button
 */
export function addForm(item: ProductItem, facts: ProductFacts, crumb: string): Markup {
  return html`<form method="post" action="/cart/entries">
    ${hiddenField('itemId', item.id)}${hiddenField('crumb', crumb)}${onceKey()}
    ${hiddenField('quantity', '1')}
    <div class="buy-actions">${button(facts)}</div>
  </form>`;
}

/** A form that is sent twice adds once. */
function onceKey(): Markup {
  return hiddenField('idempotencyKey', randomUUID());
}

function button({ product, isSoldOut }: ProductFacts): Markup {
  const label = addButtonLabel(product, { state: 'idle' });
  return isSoldOut
    ? html`<button type="submit" disabled>${label}</button>`
    : html`<button type="submit">${label}</button>`;
}

function optionField(product: Product, { name, values }: ProductOption): Markup {
  return html`<label
    ><span>${name}</span>
    <select name="option.${name}" required>
      <option value="">${optionPlaceholder(product, name)}</option>
      ${values.map((value) => html`<option value="${value}">${valueText(product, name, value)}</option>`)}
    </select></label
  >`;
}

function valueText(product: Product, option: string, value: string): string {
  return isValueAvailable(product, {}, option, value) ? value : fill(PRODUCT_STRINGS.valueSoldOut, { value });
}

function quantityField(): Markup {
  return html`<label
    ><span>${PRODUCT_LABELS.quantity}</span>
    <input
      name="quantity"
      type="text"
      inputmode="numeric"
      autocomplete="off"
      maxlength="${String(QUANTITY_LIMITS.max).length}"
      value="${QUANTITY_LIMITS.min}"
      required
  /></label>`;
}
