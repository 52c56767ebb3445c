import { CART_STRINGS } from '../cart/index.ts';
import type { Product } from './product.ts';

/**
 * Chooses the alert title for a failed purchase.
 * @param product the product; null where there is none
 * @param isExpress whether the button leads straight to the checkout
 * @returns the title for gift cards, for express checkout, or "Unable to Add Item"
 * Source: docs/behaviour/adding-to-cart.md §4.1
 */
export function alertTitle(product: Product | null, isExpress: boolean): string {
  if (product?.type === 'gift-card') return CART_STRINGS.unableToPurchaseGiftCard;
  return isExpress ? CART_STRINGS.unableToPurchase : CART_STRINGS.unableToAdd;
}
