import { PRODUCT_WORDS } from '../words/index.ts';
import type { PurchaseState } from './purchase-state.ts';
import type { Product } from './product.ts';

/** What takes precedence over the owner's label. */
export interface ButtonLabelOverrides {
  /** From the page's author (`button-text`); empty or null counts as absent. */
  readonly buttonText?: string | null;
}

/**
 * Chooses the label of the add button.
 * @param product the product; null while there is none
 * @param purchaseState the progress of the purchase
 * @param overrides the author's label
 * @returns "Adding…" or "Added!" during a purchase; otherwise the author's label, the owner's, "Subscribe" or "Add To Cart"
 * Source: docs/behaviour/products.md §8.1
 */
export function addButtonLabel(
  product: Product | null,
  { state }: PurchaseState,
  { buttonText }: ButtonLabelOverrides = {},
): string {
  if (state === 'adding' || state === 'added') return PRODUCT_WORDS[state];
  const custom = buttonText?.trim() || product?.customAddButtonText;
  return custom || PRODUCT_WORDS[product?.isSubscribable ? 'subscribe' : 'addToCart'];
}
