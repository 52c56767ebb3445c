import { sql } from 'kysely';

import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { sizeText } from './size-text.ts';

/** How far a link is: it can be used, its time is over, it was used as often as it can be, or its order was canceled or refunded. */
export type DownloadState = 'open' | 'expired' | 'usedUp' | 'ended';

/** A file that an order has brought. */
export interface Download {
  readonly token: string;
  readonly name: string;
  readonly size: string;
  /** The page of its link. */
  readonly url: string;
  readonly state: DownloadState;
  /** Number of complete downloads. */
  readonly allowed: number;
  /** Those of them that are left. */
  readonly left: number;
  readonly expiresAtMs: number;
  readonly upload: {
    readonly id: string;
    readonly mediaType: string;
    readonly sizeBytes: number;
    readonly sha256: string;
  };
}

/** Whether an order brings nothing anymore: it is not paid, or what was paid was paid back. */
export const HAS_ENDED = sql<boolean>`(
  orders.awaits_payment or orders.cancelled_at is not null
  or (orders.refunded_cents > 0 and orders.refunded_cents >= orders.grand_total_cents)
)`;

/**
 * Finds the files of an order.
 * @param db the database or an open transaction
 * @param orderId which order
 * @param nowMs the time now, in milliseconds since 1970
 * Source: docs/behaviour/reference-store.md §29.5
 */
export async function findDownloads(
  db: Database | StoreTransaction,
  orderId: string,
  nowMs: number,
): Promise<readonly Download[]> {
  const rows = await selectDownloads(db)
    .where('file.order_id', '=', orderId)
    .orderBy('file.line_position')
    .orderBy('file.file_position')
    .execute();
  return rows.map((row) => toDownload(row, nowMs));
}

/**
 * Finds the file of a link.
 * @param db the store's database
 * @param token of the link
 * @param nowMs the time now, in milliseconds since 1970
 * @returns undefined for an unknown link
 */
export async function findDownload(
  db: Database,
  token: string,
  nowMs: number,
): Promise<Download | undefined> {
  if (!/^[0-9a-f]{64}$/.test(token)) return undefined;
  const row = await selectDownloads(db).where('file.token', '=', token).executeTakeFirst();
  return row && toDownload(row, nowMs);
}

function selectDownloads(db: Database | StoreTransaction) {
  return db
    .selectFrom('order_downloads as file')
    .innerJoin('uploads', 'uploads.id', 'file.upload_id')
    .innerJoin('orders', 'orders.id', 'file.order_id')
    .select(['file.token', 'file.name', 'file.allowed', 'file.sent_bytes', 'file.expires_at'])
    .select(['uploads.id', 'uploads.media_type', 'uploads.size_bytes', 'uploads.sha256'])
    .select(HAS_ENDED.as('has_ended'));
}

type Row = Awaited<ReturnType<ReturnType<typeof selectDownloads>['executeTakeFirstOrThrow']>>;

function toDownload(row: Row, nowMs: number): Download {
  const { token, name, allowed, size_bytes: sizeBytes } = row;
  // As in `reserveBytes`.
  const left = Math.min(allowed, Math.floor(((allowed + 1) * sizeBytes - 1 - row.sent_bytes) / sizeBytes));
  return {
    token,
    name,
    size: sizeText(sizeBytes),
    url: PAGE_URLS.download.replace(':token', token),
    state: stateOf(row, left, nowMs),
    allowed,
    left,
    expiresAtMs: row.expires_at.getTime(),
    upload: { id: row.id, mediaType: row.media_type, sizeBytes, sha256: row.sha256 },
  };
}

function stateOf(row: Row, left: number, nowMs: number): DownloadState {
  if (row.has_ended) return 'ended';
  if (row.expires_at.getTime() <= nowMs) return 'expired';
  return left > 0 ? 'open' : 'usedUp';
}
