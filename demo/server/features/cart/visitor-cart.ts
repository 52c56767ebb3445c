import type { Database } from '../../platform/database/tables.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { hintAtCart } from '../../platform/sessions/cookies.ts';
import type { Cart } from './cart.ts';
import { loadCart } from './load-cart.ts';

/**
 * Loads the cart of a visitor.
 * @param db the store's database
 * @param context the request
 * @param email of the customer, once it is known
 */
export async function visitorCart(db: Database, context: StoreContext, email?: string): Promise<Cart> {
  const cart = await inSnapshot(db, (transaction) => loadCart(transaction, context.get('sessionId'), email));
  // The hint is sent with the answer to the first addition, which may have been lost.
  if (cart.version > 0) hintAtCart(context);
  return cart;
}
