import type { Choice, Product, PurchaseWay } from './product.ts';
import type { ProductModel } from './product-model.ts';

/** The visitor's selection. */
export interface Selection {
  readonly product: Product | null;
  readonly choice: Choice;
  /** As typed. */
  readonly quantityText: string;
  /** Whether it is bought once or by subscription; the product's data may not reflect it yet. */
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
