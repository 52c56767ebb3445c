import type { AddRequest, Cart, CartRoom } from '../cart/index.ts';
import { isEnough } from '../offer/index.ts';
import type { Product } from './product.ts';
import { stockOfSku } from './stock-by-sku.ts';

/**
 * Asks the store whether there is enough stock of a product sold with a form. Filling in the form is pointless when the
 * cart already holds all there is.
 * @param cart the visitor's cart
 * @param product the product; without a form the store is not asked and the answer is true
 * @param request what is to be added
 * @returns true when stock is unlimited or exceeds what the cart holds, and when the store could not be asked: the
 * addition itself will tell
 * Source: docs/behaviour/adding-to-cart.md §1.3
 */
export async function hasStockForForm(
  cart: CartRoom,
  product: Product,
  request: AddRequest,
): Promise<boolean> {
  if (product.additionalFieldsFormId === null) return true;
  try {
    const stock = stockOfSku(await cart.stockOf(request.itemId), request.sku);
    if (!stock) return true;
    return isEnough(stock, quantityInCart(cart.$cart.get(), request) + 1);
  } catch {
    return true;
  }
}

function quantityInCart(cart: Cart | null, { itemId, sku }: AddRequest): number {
  const entries = cart?.entries ?? [];
  // Without a sku there is one variant only, whatever the cart calls it.
  return entries
    .filter((entry) => entry.itemId === itemId && (sku === null || entry.chosenVariant?.sku === sku))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
