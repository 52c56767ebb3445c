import { randomUUID } from 'node:crypto';

import { WEBSITE } from '../../../site/website.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findProduct, STOCK_RULES } from '../catalogue/index.ts';
import { findNewsletter, subscribe } from '../mailing-lists/index.ts';
import type { Signup } from './schemas.ts';

/**
 * Stores a sign-up for a sold-out variant, and for the mailing list on request. A waiting customer is not signed up
 * again.
 * @param transaction an open transaction
 * @param signup email and variant
 * @throws Refusal 404 for an unknown variant, 422 for one that can be bought
 * Source: docs/behaviour/restock.md §4.1
 */
export async function signUp(transaction: StoreTransaction, signup: Signup): Promise<void> {
  const { productId, variantId, siteVisitorEmail: email } = signup;
  const product = await findProduct(transaction, 'id', productId);
  const variant = product?.structuredContent.variants.find(({ id }) => id === variantId);
  if (variant === undefined) throw refusal(404, 'unknownItem');
  if (STOCK_RULES.isAvailable(variant)) throw refusal(422, 'backInStock');
  await transaction
    .insertInto('restock_signups')
    .values({
      id: randomUUID(),
      email,
      email_key: email.toLowerCase(),
      language: signup.language || WEBSITE.language,
      product_id: productId,
      variant_id: variantId,
      joins_mailing_list: signup.isJoinMailingList,
    })
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'variant_id', 'email_key']).where('sent_at', 'is', null).doNothing(),
    )
    .execute();
  const listId = signup.isJoinMailingList ? await findNewsletter(transaction) : undefined;
  if (listId !== undefined) await subscribe(transaction, { listId, email, formId: 'restock' });
}
