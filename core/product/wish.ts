import { isSameChoice } from './choice.ts';
import type { Choice, Product } from './product.ts';
import type { ProductModel } from './product-model.ts';

/** What a visitor wants to buy. */
export interface Wish {
  readonly product: Product | null;
  readonly choice: Choice;
  /** As typed. */
  readonly quantityText: string;
}

/**
 * Reads what the visitor wants now.
 * @param model product, choice and quantity
 * @returns the wish
 */
export function wishOf({ $product, $choice, $quantityText }: ProductModel): Wish {
  return { product: $product.get(), choice: $choice.get(), quantityText: $quantityText.get() };
}

/**
 * Tells whether two wishes want the same of one product.
 * @param one a wish
 * @param other another
 * @returns true for the same choice and the same quantity
 */
export function isSameWish(one: Wish, other: Wish): boolean {
  return one.quantityText === other.quantityText && isSameChoice(one.choice, other.choice);
}
