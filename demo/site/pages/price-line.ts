import { html } from 'hono/html';

import { fill } from '../../../core/text/index.ts';
import { PRODUCT_STRINGS } from '../strings.ts';
import type { Markup } from './markup.ts';
import type { ProductFacts } from './product-facts.ts';

/**
 * Draws what a product costs.
 * @param facts of the product
 * @param mark its mark, where it stands beside the price
 * @returns the paragraph
 */
export function priceLine(
  { priceText, originalPriceText, isPriceFrom }: ProductFacts,
  mark: Markup | '' = '',
): Markup {
  if (originalPriceText !== null) {
    return html`<p class="price">
      <span class="spoken">${PRODUCT_STRINGS.salePrice}</span> ${priceText}
      <span class="spoken">${PRODUCT_STRINGS.originalPrice}</span> <s>${originalPriceText}</s> ${mark}
    </p>`;
  }
  const words = isPriceFrom ? fill(PRODUCT_STRINGS.from, { price: priceText }) : priceText;
  return html`<p class="price">${words} ${mark}</p>`;
}

/**
 * Draws a product's mark.
 * @param facts of the product
 * @returns "sale" or "sold out", or nothing
 */
export function mark({ mark }: ProductFacts): Markup | '' {
  return mark === null ? '' : html`<span class="mark mark-${mark.type}">${mark.text}</span>`;
}
