import { randomUUID } from 'node:crypto';

import type { StoreTransaction } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/shared/refusal.ts';
import { REVIEW_LIMITS } from './review-limits.ts';
import type { WrittenReview } from './schemas.ts';
import { REVIEW_TEXTS } from './texts.ts';

/** The author of a review. */
export interface Reviewer {
  /** The member who is logged in; undefined for a guest. */
  readonly memberId: string | undefined;
  /** The secret id of an order of the guest; '' for none. */
  readonly orderId: string;
  /** A BCP 47 tag. */
  readonly language: string;
}

/**
 * Adds a review, which waits for the owner. A guest's second one of the same product is ignored, so that nobody learns whose address
 * has reviewed what.
 * @param transaction an open transaction
 * @param productId which product
 * @param review checked
 * @param reviewer the author
 * @throws Refusal 409 for a member's second review of the product, 429 while too many reviews of it wait
 * Source: docs/behaviour/reviews.md §5.2, §5.3
 */
export async function addReview(
  transaction: StoreTransaction,
  productId: string,
  { rating, title, body, author, email }: WrittenReview,
  reviewer: Reviewer,
): Promise<void> {
  await checkPending(transaction, productId);
  const { memberId = null, language } = reviewer;
  const added = await transaction
    .insertInto('reviews')
    .values({
      id: randomUUID(),
      product_id: productId,
      rating,
      title: title === '' ? null : title,
      body,
      author,
      email,
      email_key: email.toLowerCase(),
      member_id: memberId,
      is_verified: await hasBought(transaction, productId, email, reviewer),
      state: 'pending',
      language,
      written_at: Date.now(),
      is_imported: false,
      source: null,
    })
    // Of two concurrent ones the second waits here.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined && memberId !== null)
    throw new Refusal(409, 'invalid', REVIEW_TEXTS.alreadyReviewed);
}

async function checkPending(transaction: StoreTransaction, productId: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('product_id', '=', productId)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  if (count >= REVIEW_LIMITS.pending) throw new Refusal(429, 'tooMany', REVIEW_TEXTS.tooManyPending);
}

/** A member by the login, a guest by the secret id and the address of an order: an address alone proves nothing. */
async function hasBought(
  transaction: StoreTransaction,
  productId: string,
  email: string,
  { memberId, orderId }: Reviewer,
): Promise<boolean> {
  if (memberId === undefined && orderId === '') return false;
  const orders = await transaction
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select('orders.email')
    .where('order_lines.item_id', '=', productId)
    .where('orders.cancelled_at', 'is', null)
    .where('orders.awaits_payment', '=', false)
    .$if(memberId !== undefined, (query) => query.where('orders.member_id', '=', memberId ?? ''))
    .$if(memberId === undefined, (query) => query.where('orders.id', '=', orderId))
    .limit(1)
    .execute();
  return orders.some((order) => memberId !== undefined || order.email.toLowerCase() === email.toLowerCase());
}
