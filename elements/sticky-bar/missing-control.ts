import { parseQuantity } from '../../core/purchase/index.ts';
import type { StickyProduct } from '../purchase/index.ts';
import { QUANTITY_NAME } from '../ui/index.ts';

/**
 * Finds the control that the visitor must fill in first: an option without a value, then a quantity that cannot be read.
 * @param product what the tag shows
 * @returns its name; null where nothing is missing
 * Source: docs/behaviour/adding-to-cart.md §8.3
 */
export function missingControl({
  options,
  quantityText,
}: Pick<StickyProduct, 'options' | 'quantityText'>): string | null {
  const option = options.find(({ chosen }) => chosen === '');
  if (option) return option.name;
  return quantityText !== null && parseQuantity(quantityText).state === 'problem' ? QUANTITY_NAME : null;
}
