import { fill } from '../text/index.ts';
import { PRODUCT_WORDS } from '../words/index.ts';
import type { Product } from './product.ts';

/**
 * Writes the placeholder entry of an option's list.
 * @param product the product
 * @param optionName the option's name
 * @returns "Select Color"; "Select Value" for a gift card
 * Source: docs/behaviour/products.md §3.5
 */
export function optionPlaceholder(product: Product, optionName: string): string {
  if (product.type === 'gift-card') return PRODUCT_WORDS.selectValue;
  return fill(PRODUCT_WORDS.selectVariant, { variantName: optionName });
}
