import { fill, joinWithAnd } from '../text/index.ts';
import type { Product } from './product.ts';
import { PRODUCT_STRINGS } from './purchase-strings.ts';

/**
 * Writes the sentence that asks for the missing options.
 * @param product the product
 * @param missing their names, at least one
 * @returns the sentence for one option or for several; gift cards have their own
 * Source: docs/behaviour/adding-to-cart.md §1.1
 */
export function missingOptionsMessage(product: Product, missing: readonly string[]): string {
  if (product.type === 'gift-card') return PRODUCT_STRINGS.selectDenomination;
  const [option = ''] = missing;
  return missing.length === 1
    ? fill(PRODUCT_STRINGS.selectOption, { option })
    : fill(PRODUCT_STRINGS.selectOptions, { options: joinWithAnd(missing) });
}
