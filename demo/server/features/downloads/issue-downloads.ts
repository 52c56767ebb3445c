import { PRODUCT_TYPES } from '../../../../core/enumerations/index.ts';
import { WEBSITE } from '../../../site/website.ts';
import { makeToken } from '../../platform/credentials/index.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { storedOrigin } from '../../platform/database/stored-origin.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { orderNumber } from '../../platform/shared/order-number.ts';
import { useUploads } from '../../platform/uploads/index.ts';
import { queueMail } from '../mails/index.ts';
import { DOWNLOAD_LIMITS } from './download-limits.ts';
import { sizeText } from './size-text.ts';
import { DOWNLOAD_MAIL } from './texts.ts';

const DAY_MS = 86_400_000;

/**
 * Keeps the files of an order that awaits its payment, with links that nobody knows yet.
 * @param transaction that of the order
 * @param orderId which order
 * Source: docs/behaviour/reference-store.md §29.2
 */
export async function keepDownloads(transaction: StoreTransaction, orderId: string): Promise<void> {
  await writeDownloads(transaction, orderId, []);
}

/**
 * Brings the files of an order: a link for each file of each line, and a mail with all of them.
 * @param transaction that of the payment
 * @param orderId which order; it is paid
 * Source: docs/behaviour/reference-store.md §29.3
 */
export async function issueDownloads(transaction: StoreTransaction, orderId: string): Promise<void> {
  await renewDownloads(transaction, orderId, downloadsCause(orderId));
}

/**
 * Gives an order new links, which end the older ones: to the files that it has brought, and for lines that have brought none, to those that
 * their product has now.
 * @param transaction an open transaction that holds the order
 * @param orderId which order; its downloads have not ended
 * @param cause of the mail
 * @returns number of files
 * Source: docs/behaviour/reference-store.md §29.6
 */
export async function renewDownloads(
  transaction: StoreTransaction,
  orderId: string,
  cause: string,
): Promise<number> {
  const rows = await transaction
    .selectFrom('order_downloads')
    .select(['token', 'line_position'])
    .where('order_id', '=', orderId)
    .execute();
  for (const { token } of rows)
    await transaction
      .updateTable('order_downloads')
      .set({ token: makeToken(), sent_bytes: 0, expires_at: endOfNewLinks() })
      .where('token', '=', token)
      .execute();
  const lines = rows.map(({ line_position: position }) => position);
  const added = await writeDownloads(transaction, orderId, lines);
  await mailDownloads(transaction, orderId, cause);
  return rows.length + added;
}

/**
 * Deletes the links of an order, and releases its files.
 * @param transaction an open transaction
 * @param orderId which order
 * @returns the cause of the mail about them
 * Source: docs/behaviour/owner-pages.md §21.4
 */
export async function eraseDownloads(transaction: StoreTransaction, orderId: string): Promise<string> {
  await transaction.deleteFrom('order_downloads').where('order_id', '=', orderId).execute();
  await useUploads(transaction, userOf(orderId), []);
  return downloadsCause(orderId);
}

/**
 * Returns the cause of the mail with the first links of an order.
 * @param orderId which order
 */
export function downloadsCause(orderId: string): string {
  return `downloads:${orderId}`;
}

function userOf(orderId: string): string {
  return `order:${orderId}`;
}

function endOfNewLinks(): Date {
  return new Date(Date.now() + DOWNLOAD_LIMITS.days * DAY_MS);
}

async function writeDownloads(
  transaction: StoreTransaction,
  orderId: string,
  withoutLines: readonly number[],
): Promise<number> {
  const files = await transaction
    .selectFrom('order_lines as line')
    .innerJoin('product_files as file', 'file.product_id', 'line.item_id')
    .select(['line.position as linePosition', 'line.quantity', 'file.upload_id as uploadId', 'file.name'])
    .where('line.order_id', '=', orderId)
    .where('line.product_type', '=', PRODUCT_TYPES.digital)
    .where('line.position', 'not in', [-1, ...withoutLines])
    .orderBy('line.position')
    .orderBy('file.position')
    // Until the end, so that none of them is removed before its use is noted.
    .forShare('file')
    .execute();
  if (files.length === 0) return 0;
  const rows = files.map(({ linePosition, quantity, uploadId, name }, position) => ({
    token: makeToken(),
    order_id: orderId,
    line_position: linePosition,
    file_position: position,
    upload_id: uploadId,
    name,
    allowed: DOWNLOAD_LIMITS.downloads * quantity,
    expires_at: endOfNewLinks(),
  }));
  await transaction.insertInto('order_downloads').values(rows).execute();
  const all = await transaction
    .selectFrom('order_downloads')
    .select('upload_id')
    .where('order_id', '=', orderId)
    .execute();
  const ids = all.map(({ upload_id: id }) => id);
  await useUploads(transaction, userOf(orderId), ids);
  return rows.length;
}

async function mailDownloads(transaction: StoreTransaction, orderId: string, cause: string): Promise<void> {
  const files = await transaction
    .selectFrom('order_downloads as file')
    .innerJoin('uploads', 'uploads.id', 'file.upload_id')
    .innerJoin('orders', 'orders.id', 'file.order_id')
    .select(['file.token', 'file.name', 'file.allowed', 'uploads.size_bytes as sizeBytes'])
    .select(['orders.email', 'orders.customer_name as customerName', 'orders.position'])
    .where('file.order_id', '=', orderId)
    .orderBy('file.line_position')
    .orderBy('file.file_position')
    .execute();
  const [first] = files;
  if (first === undefined) return;
  const origin = await storedOrigin(transaction);
  const urlOf = (token: string): string => origin + PAGE_URLS.download.replace(':token', token);
  const { subject, greeting, file, limits } = DOWNLOAD_MAIL;
  await queueMail(transaction, {
    kind: 'download',
    cause,
    to: first.email,
    subject: subject(WEBSITE.siteTitle),
    body: [
      greeting(first.customerName, orderNumber(first.position)),
      ...files.map(({ name, sizeBytes, token }) => file(name, sizeText(sizeBytes), urlOf(token))),
      limits(Math.min(...files.map(({ allowed }) => allowed))),
    ].join('\n\n'),
    language: WEBSITE.language,
  });
}
