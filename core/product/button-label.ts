import type { PurchaseState } from './purchase-state.ts';
import type { Product } from './product.ts';
import { PRODUCT_LABELS } from './strings.ts';

/** Words that go before the default ones. */
export interface ButtonLabelOverrides {
  /** Of the page's author (`button-text`): goes before the owner's words too. */
  readonly buttonText?: string | null;
  readonly addToCart?: string;
  readonly subscribe?: string;
  readonly adding?: string;
  readonly added?: string;
}

/**
 * Gives the add button's label.
 * @param product the product; null while there is none
 * @param purchaseState how far the purchase is
 * @param overrides words that go before the defaults; empty ones count as absent
 * @returns "Adding…" and "Added!" while so; else the author's words, the owner's, "Subscribe" or "Add To Cart"
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
  return overrides[state] || PRODUCT_LABELS[state];
}

function labelOfProduct(product: Product | null, overrides: ButtonLabelOverrides): string {
  const custom = overrides.buttonText?.trim() || product?.customAddButtonText;
  if (custom) return custom;
  const action = product?.isSubscribable ? 'subscribe' : 'addToCart';
  return overrides[action] || PRODUCT_LABELS[action];
}
