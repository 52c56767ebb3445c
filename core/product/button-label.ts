import { PRODUCT_WORDS } from '../words/index.ts';
import type { PurchaseState } from './purchase-state.ts';
import type { Product } from './product.ts';

/** Labels that take precedence over the default ones. */
export interface ButtonLabelOverrides {
  /** From the page's author (`button-text`): takes precedence over the owner's label too. */
  readonly buttonText?: string | null;
  readonly addToCart?: string;
  readonly subscribe?: string;
  readonly adding?: string;
  readonly added?: string;
}

/**
 * Chooses the label of the add button.
 * @param product the product; null while there is none
 * @param purchaseState the progress of the purchase
 * @param overrides labels that take precedence; empty ones count as absent
 * @returns "Adding…" or "Added!" during a purchase; otherwise the author's label, the owner's, "Subscribe" or "Add To Cart"
 * Source: docs/behaviour/products.md §8.1
 */
export function addButtonLabel(
  product: Product | null,
  purchaseState: PurchaseState,
  overrides: ButtonLabelOverrides = {},
): string {
  return labelOfState(purchaseState, overrides) ?? labelOfProduct(product, overrides);
}

function labelOfState({ state }: PurchaseState, overrides: ButtonLabelOverrides): string | null {
  if (state !== 'adding' && state !== 'added') return null;
  return overrides[state] || PRODUCT_WORDS[state];
}

function labelOfProduct(product: Product | null, overrides: ButtonLabelOverrides): string {
  const custom = overrides.buttonText?.trim() || product?.customAddButtonText;
  if (custom) return custom;
  const action = product?.isSubscribable ? 'subscribe' : 'addToCart';
  return overrides[action] || PRODUCT_WORDS[action];
}
