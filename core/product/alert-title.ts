import { FAILURE_WORDS } from '../words/index.ts';
import type { Product } from './product.ts';

/**
 * Chooses the alert title for a failed purchase.
 * @param product the product; null when there is none
 * @param isExpress whether the button leads straight to the checkout
 * Source: docs/behaviour/adding-to-cart.md §4.1
 */
export function alertTitle(product: Product | null, isExpress: boolean): string {
  if (product?.type === 'gift-card') return FAILURE_WORDS.unableToPurchaseGiftCard;
  return isExpress ? FAILURE_WORDS.unableToPurchase : FAILURE_WORDS.unableToAdd;
}
