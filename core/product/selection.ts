import type { Choice, Product } from './product.ts';
import type { ProductModel } from './product-model.ts';

/** What a visitor has selected to buy. */
export interface Selection {
  readonly product: Product | null;
  readonly choice: Choice;
  /** As typed. */
  readonly quantityText: string;
}

/**
 * Reads the current selection.
 * @param model product, choice and quantity
 */
export function selectionOf({ $product, $choice, $quantityText }: ProductModel): Selection {
  return { product: $product.get(), choice: $choice.get(), quantityText: $quantityText.get() };
}
