import type { Database, StoreTransaction } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { refusal } from '../shared/refusal.ts';

/** How long an upload that nothing uses is kept, in milliseconds: a form may still be open. */
const UNUSED_LIFETIME_MS = 86_400_000;
/** Uploads that are deleted in one transaction. */
const BATCH_SIZE = 100;

/**
 * Notes which uploads something uses; they cannot be deleted before it releases them.
 * @param transaction an open transaction
 * @param usedBy kind and id, such as `product:mug`
 * @param ids all that it uses; those that it used before and are not among them are released
 * @returns the ids of those that it has released
 * @throws Refusal 409 for one that does not exist any more
 * Source: docs/behaviour/reference-store.md §26.2
 */
export async function useUploads(
  transaction: StoreTransaction,
  usedBy: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const wanted = [...new Set(ids)].sort();
  const before = await transaction
    .selectFrom('upload_uses')
    .select('upload_id')
    .where('used_by', '=', usedBy)
    .execute();
  const used = new Set(before.map(({ upload_id: id }) => id));
  const released = [...used].filter((id) => !wanted.includes(id));
  const added = wanted.filter((id) => !used.has(id));
  if (released.length > 0)
    await transaction
      .deleteFrom('upload_uses')
      .where('used_by', '=', usedBy)
      .where('upload_id', 'in', released)
      .execute();
  if (added.length === 0) return released;
  const found = await transaction
    .selectFrom('uploads')
    .select('id')
    .where('id', 'in', added)
    .where('is_complete', '=', true)
    .orderBy('id')
    .forKeyShare()
    .execute();
  if (found.length < added.length) throw refusal(409, 'uploadGone');
  const uses = added.map((id) => ({ upload_id: id, used_by: usedBy }));
  await transaction.insertInto('upload_uses').values(uses).execute();
  return released;
}

/**
 * Deletes those uploads that nothing uses.
 * @param transaction an open transaction
 * @param ids the candidates
 * @returns how many were deleted
 */
export async function deleteUnusedUploads(
  transaction: StoreTransaction,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  // First, so that no concurrent transaction begins to use one of them.
  await transaction
    .selectFrom('uploads')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  const { numDeletedRows } = await transaction
    .deleteFrom('uploads')
    .where('id', 'in', [...ids])
    .where(
      'id',
      'not in',
      transaction
        .selectFrom('upload_uses')
        .select('upload_id')
        .where('upload_id', 'in', [...ids]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Deletes uploads that nothing uses and that are older than a day, also those that were never completed.
 * @param db the store's database
 * @param nowMs the time now, in milliseconds since 1970
 * @returns how many were deleted
 * Source: docs/behaviour/reference-store.md §26.2
 */
export async function sweepUploads(db: Database, nowMs: number): Promise<number> {
  let deleted = 0;
  for (;;) {
    const batch = await db
      .selectFrom('uploads')
      .leftJoin('upload_uses', 'upload_uses.upload_id', 'uploads.id')
      .select('uploads.id')
      .where('upload_uses.upload_id', 'is', null)
      .where('uploads.created_at', '<', new Date(nowMs - UNUSED_LIFETIME_MS))
      .limit(BATCH_SIZE)
      .execute();
    const ids = batch.map(({ id }) => id);
    const count = await inTransaction(db, (transaction) => deleteUnusedUploads(transaction, ids));
    deleted += count;
    if (count === 0) return deleted;
  }
}
