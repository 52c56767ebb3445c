import { randomUUID } from 'node:crypto';

import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { isInStock } from './is-in-stock.ts';
import type { Target } from './schemas.ts';

/**
 * Assigns all sign-ups for the given variants to a new sending. `finishSending` writes their mails and may be interrupted: a
 * sign-up never moves to another sending.
 * @param transaction an open transaction
 * @param targets the variants; those without sign-ups are ignored
 * @param storeUrl the origin of the store for links in mails; empty for paths alone
 * @returns the id of the sending
 * @throws Refusal 422 if one of them is still sold out
 * Source: docs/behaviour/restock.md §5.4
 */
export async function startSending(
  transaction: StoreTransaction,
  targets: readonly Target[],
  storeUrl: string,
): Promise<string> {
  // The mail says that it is back in stock.
  for (const target of targets)
    if (!(await isInStock(transaction, target))) throw refusal(422, 'stillSoldOut');
  const id = randomUUID();
  await transaction.insertInto('restock_sendings').values({ id, store_url: storeUrl }).execute();
  for (const { productId, variantId } of [...targets].sort(byName)) {
    await transaction
      .updateTable('restock_signups')
      .set({ sending_id: id })
      .where('product_id', '=', productId)
      .where('variant_id', '=', variantId)
      .where('sending_id', 'is', null)
      .where('sent_at', 'is', null)
      .execute();
  }
  return id;
}

/** Always in the same order, so that two requests cannot deadlock. */
function byName(one: Target, other: Target): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}

/**
 * Finds the sendings that still have mails to write.
 * @param db the store's database
 * @param target only sendings for this variant; all of them by default
 * @returns their ids
 * Source: docs/behaviour/restock.md §5.4
 */
export async function findUnfinishedSendings(db: Database, target?: Target): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('restock_signups')
    .select('sending_id')
    .distinct()
    .where('sending_id', 'is not', null)
    .where('sent_at', 'is', null)
    .$if(target !== undefined, (query) =>
      query
        .where('product_id', '=', target?.productId ?? '')
        .where('variant_id', '=', target?.variantId ?? ''),
    )
    .execute();
  return rows.flatMap(({ sending_id: id }) => id ?? []);
}
