import type { Product } from '../product/index.ts';

/**
 * Whether a product is sold with a form.
 * @param product the product
 * Source: docs/behaviour/adding-to-cart.md §6.1
 */
export function hasForm({ additionalFieldsFormId, additionalFieldsForm }: Product): boolean {
  return additionalFieldsFormId !== null || additionalFieldsForm !== null;
}
