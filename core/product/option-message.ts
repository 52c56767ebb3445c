import { fill, joinWithAnd } from '../text/index.ts';
import type { Product } from './product.ts';
import { PRODUCT_LABELS, PRODUCT_STRINGS } from './strings.ts';

/**
 * Asks for the options that have no value yet.
 * @param product the product
 * @param missing their names, at least one
 * @returns the sentence for one, two or more options; a gift card's own sentence
 * Source: docs/behaviour/adding-to-cart.md §1.1
 */
export function missingOptionsMessage(product: Product, missing: readonly string[]): string {
  if (product.type === 'gift-card') return PRODUCT_STRINGS.selectDenomination;
  const [option = ''] = missing;
  return missing.length === 1
    ? fill(PRODUCT_STRINGS.selectOption, { option })
    : fill(PRODUCT_STRINGS.selectOptions, { options: joinWithAnd(missing) });
}

/**
 * Words the first entry of an option's list, which chooses nothing.
 * @param product the product
 * @param optionName the option's name
 * @returns "Select Color"; "Select Value" for a gift card
 * Source: docs/behaviour/products.md §3.5
 */
export function optionPlaceholder(product: Product, optionName: string): string {
  if (product.type === 'gift-card') return PRODUCT_LABELS.selectValue;
  return fill(PRODUCT_LABELS.selectVariant, { variantName: optionName });
}
