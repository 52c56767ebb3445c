import type { Database } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/**
 * Deletes a list with its addresses.
 * @param db the store's database
 * @param id which list
 * Source: docs/behaviour/owner-pages.md §15.5
 */
export async function deleteMailingList(db: Database, id: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    // First, so that no submission adds an address meanwhile.
    await transaction.selectFrom('mailing_lists').select('id').where('id', '=', id).forUpdate().execute();
    await transaction.deleteFrom('subscribers').where('list_id', '=', id).execute();
    await transaction.deleteFrom('mailing_lists').where('id', '=', id).execute();
  });
}

/** An address on a list. */
export interface SubscriberKey {
  readonly listId: string;
  readonly position: number;
}

/**
 * Finds an address on a list.
 * @param db the store's database
 * @param key which
 * @returns undefined if it is not there any more
 */
export async function findSubscriber(
  db: Database,
  { listId, position }: SubscriberKey,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('subscribers')
    .select('email')
    .where('list_id', '=', listId)
    .where('position', '=', position)
    .executeTakeFirst();
  return row?.email;
}

/**
 * Removes an address from a list.
 * @param db the store's database
 * @param key which
 * Source: docs/behaviour/owner-pages.md §15.5
 */
export async function removeSubscriber(db: Database, { listId, position }: SubscriberKey): Promise<void> {
  await db.deleteFrom('subscribers').where('list_id', '=', listId).where('position', '=', position).execute();
}
