import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { type CartEntry, toEntry, withQuestions } from '../cart/index.ts';
import type { ProductDetails } from '../catalogue/index.ts';

/** A subscription that waits for its checkout. */
export interface SubscriptionCart {
  readonly entry: CartEntry;
  readonly plan: NonNullable<ProductDetails['subscriptionPlan']>;
  /** The order of its first delivery; null until it is confirmed. */
  readonly orderId: string | null;
}

/**
 * Reads the cart of a subscription, priced by the server.
 * @param db the database or an open transaction
 * @param sessionId the session that must own it
 * @param token the token of the cart
 * @returns the cart; undefined for an unknown token or that of another visitor
 * Source: docs/behaviour/reference-store.md §5.7
 */
export async function loadSubscriptionCart(
  db: Database | StoreTransaction,
  sessionId: string,
  token: string,
): Promise<SubscriptionCart | undefined> {
  const row = await db
    .selectFrom('subscription_carts as cart')
    .innerJoin('variants as variant', 'variant.sku', 'cart.sku')
    .innerJoin('products as product', 'product.id', 'cart.item_id')
    .leftJoin('subscriptions as placed', 'placed.token', 'cart.token')
    .where('cart.token', '=', token)
    .where('cart.session_id', '=', sessionId)
    .select(['cart.token', 'product.id as item_id', 'variant.sku', 'cart.quantity', 'cart.additional_fields'])
    .select('placed.order_id')
    .select(['variant.price_cents', 'variant.sale_price_cents', 'variant.on_sale', 'product.slug'])
    .select(['variant.details as variant_details', 'product.details as product_details'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { entry, product } = toEntry(row.token, row, 'subscription');
  const { subscriptionPlan: plan } = product;
  if (plan === null) return undefined;
  const [asked = entry] = await withQuestions(db, [entry]);
  return { entry: asked, plan, orderId: row.order_id };
}
