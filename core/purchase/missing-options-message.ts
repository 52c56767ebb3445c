import { fill } from '../text/index.ts';
import { listed, PURCHASE_WORDS } from '../words/index.ts';
import type { Product } from '../product/index.ts';

/**
 * Writes the sentence that asks for the missing options.
 * @param product the product
 * @param missing their names, at least one
 * @returns the sentence for one option or for several; gift cards have their own
 * Source: docs/behaviour/adding-to-cart.md §1.1
 */
export function missingOptionsMessage(product: Product, missing: readonly string[]): string {
  if (product.type === 'gift-card') return PURCHASE_WORDS.selectDenomination;
  const [option = ''] = missing;
  return missing.length === 1
    ? fill(PURCHASE_WORDS.selectOption, { option })
    : fill(PURCHASE_WORDS.selectOptions, { options: listed(missing) });
}
