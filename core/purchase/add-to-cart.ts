import type { AddRequest, CartResult, ObservableCart, Cart } from '../cart/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { isEnough } from '../offer/index.ts';
import { withinTime } from '../shared/index.ts';
import type { ReadyPurchase } from './purchase-check.ts';
import { stockOfSku } from './stock-by-sku.ts';

/** The outcome of an addition. */
export type Added =
  | { readonly state: 'added'; readonly result: CartResult }
  | { readonly state: 'refused'; readonly error: unknown };

/**
 * Adds a product to the cart. Refusals and lost answers are both returned as errors.
 * @param cart the visitor's cart
 * @param request what to add
 * @returns the outcome; never rejects
 * Source: docs/behaviour/adding-to-cart.md §3.1
 */
export async function addToCart(cart: ObservableCart, request: AddRequest): Promise<Added> {
  try {
    const result = await cart.add(request);
    const { userErrors } = result;
    return userErrors.length > 0 ? { state: 'refused', error: userErrors[0] } : { state: 'added', result };
  } catch (error) {
    return { state: 'refused', error };
  }
}

/** How long a visitor waits for the form: the addition itself asks the store again. */
const STOCK_TIMEOUT_MS = 3_000;

/**
 * Asks the store whether there is enough stock of a product sold with a form. Filling in the form is pointless when the
 * cart already holds the whole stock. A subscription is not added to the cart.
 * @param cart the visitor's cart
 * @param check the product and the requested addition
 * @returns true when stock is unlimited or exceeds what the cart holds, and when the store could not be asked: the
 * addition itself checks again
 * Source: docs/behaviour/adding-to-cart.md §1.3
 */
export async function hasStockForForm(
  cart: ObservableCart,
  { product, request }: ReadyPurchase,
): Promise<boolean> {
  try {
    const stocks = withinTime(
      cart.stockOf(request.itemId),
      STOCK_TIMEOUT_MS,
      () => new StorefrontError(FAILURE_KINDS.timeout),
    );
    const stock = stockOfSku(await stocks, request.sku);
    if (!stock) return true;
    const held = product.isSubscribable ? 0 : quantityInCart(cart.$cart.get(), request);
    return isEnough(stock, held + 1);
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
