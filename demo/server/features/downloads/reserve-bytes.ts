import { sql } from 'kysely';

import type { Database } from '../../platform/database/tables.ts';
import { HAS_ENDED } from './find-downloads.ts';

/**
 * Takes bytes from what a link may still send, before they are sent. A link may send its file as often as it allows, and less than one more
 * for what is interrupted: however many requests there are at the same time, no more complete downloads are possible.
 * @param db the store's database
 * @param token of the link
 * @param bytes the length of the answer
 * @param nowMs the time now, in milliseconds since 1970
 * @returns false if they are not left, the time is over, or the order was canceled or refunded
 * Source: docs/behaviour/reference-store.md §29.5
 */
export async function reserveBytes(
  db: Database,
  token: string,
  bytes: number,
  nowMs: number,
): Promise<boolean> {
  const reserved = await db
    .updateTable('order_downloads as file')
    .from(['uploads', 'orders'])
    .set({ sent_bytes: sql`file.sent_bytes + ${bytes}` })
    .where('file.token', '=', token)
    .whereRef('uploads.id', '=', 'file.upload_id')
    .whereRef('orders.id', '=', 'file.order_id')
    .where('file.expires_at', '>', new Date(nowMs))
    .where(sql<boolean>`not ${HAS_ENDED}`)
    .where(sql<boolean>`file.sent_bytes + ${bytes} < (file.allowed + 1) * uploads.size_bytes`)
    .returning('file.token')
    .executeTakeFirst();
  return reserved !== undefined;
}

/**
 * Gives back what was reserved and not sent, because the connection has ended.
 * @param db the store's database
 * @param token of the link; nothing happens if it was renewed
 * @param bytes how many
 */
export async function releaseBytes(db: Database, token: string, bytes: number): Promise<void> {
  await db
    .updateTable('order_downloads')
    .set({ sent_bytes: sql`greatest(0, sent_bytes - ${bytes})` })
    .where('token', '=', token)
    .execute();
}
