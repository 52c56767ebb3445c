import { randomUUID } from 'node:crypto';

import type { Database, StoreTransaction } from '../../database/tables.ts';
import type { Target } from './schemas.ts';

/**
 * Remembers that everybody who waits for one of several variants gets a mail. It is written by `finishSending`, which may be
 * interrupted: a sign-up that belongs to a sending is not taken into another.
 * @param transaction an open transaction
 * @param targets the variants; one that nobody waits for does no harm
 * @param storeUrl the origin of the store, which mails lead to; empty for paths alone
 * @returns the id of the sending
 * Source: docs/behaviour/restock.md §5.4
 */
export async function startSending(
  transaction: StoreTransaction,
  targets: readonly Target[],
  storeUrl: string,
): Promise<string> {
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

/** Always in the same order, so that two requests cannot wait for each other. */
function byName(one: Target, other: Target): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}

/**
 * Finds the sendings that still have mails to write.
 * @param db the store's database
 * @param target those that write to people who wait for this variant; all of them by default
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
