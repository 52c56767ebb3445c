import { isSameChoice } from './choice.ts';
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

/**
 * Tells whether two selections of one product are equal.
 * @param one a selection
 * @param other another
 * @returns true for the same choice and the same quantity
 */
export function isSameSelection(one: Selection, other: Selection): boolean {
  return one.quantityText === other.quantityText && isSameChoice(one.choice, other.choice);
}
