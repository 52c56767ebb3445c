import type { StoreTransaction } from '../../../platform/database/tables.ts';
import { refusal } from '../../../platform/shared/refusal.ts';
import { renewDownloads } from '../../downloads/index.ts';
import { writeEvent } from '../order-events.ts';
import { renewProblem } from '../order-state.ts';
import { lockOrder } from './lock-order.ts';

/**
 * Sends the customer new links to the files of an order; the older ones end.
 * @param transaction an open transaction
 * @param orderId which order
 * @throws Refusal 404 for an unknown order, 409 if it was canceled, refunded or not paid, or if there is no file
 * Source: docs/behaviour/reference-store.md §29.6
 */
export async function renewLinks(transaction: StoreTransaction, orderId: string): Promise<void> {
  const { row, state } = await lockOrder(transaction, orderId);
  const problem = renewProblem(state);
  if (problem !== undefined) throw refusal(409, problem);
  // The customer was erased.
  if (row.email === '') throw refusal(409, 'noFilesToSend');
  const { count } = await transaction
    .selectFrom('order_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('kind', '=', 'links-renewed')
    .executeTakeFirstOrThrow();
  const cause = `links-renewed:${orderId}:${count + 1}`;
  const files = await renewDownloads(transaction, orderId, cause);
  if (files === 0) throw refusal(409, 'noFilesToSend');
  await writeEvent(transaction, orderId, cause, { kind: 'links-renewed', files });
}
