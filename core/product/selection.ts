import type { Choice, Product, PurchaseWay } from './product.ts';
import type { ProductModel } from './product-model.ts';

/** What a visitor has selected to buy. */
export interface Selection {
  readonly product: Product | null;
  readonly choice: Choice;
  /** As typed. */
  readonly quantityText: string;
  /** How it is bought, which newer data of the product may not say yet. */
  readonly way: PurchaseWay;
}

/**
 * Reads the current selection.
 * @param model product, choice, quantity and way
 */
export function selectionOf({ $product, $choice, $quantityText, $way }: ProductModel): Selection {
  return {
    product: $product.get(),
    choice: $choice.get(),
    quantityText: $quantityText.get(),
    way: $way.get(),
  };
}
