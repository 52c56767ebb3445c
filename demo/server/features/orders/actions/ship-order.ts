import * as v from 'valibot';

import type { StoreTransaction } from '../../../platform/database/tables.ts';
import { refusal } from '../../../platform/shared/refusal.ts';
import { ONE_LINE } from '../../../platform/shared/shown-text.ts';
import { MESSAGES } from '../../../platform/shared/strings.ts';
import { type Shipment, writeEvent } from '../order-events.ts';
import { shipProblem } from '../order-state.ts';
import { ORDER_TEXTS } from '../texts.ts';
import { lockOrder } from './lock-order.ts';
import { queueStepMail } from './step-mail.ts';

const MAX_LENGTH = 100;
const MAX_URL_LENGTH = 2_000;

const line = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_LENGTH, MESSAGES.tooLong),
  v.regex(ONE_LINE, MESSAGES.badText),
);

/** The fields of a shipment, all of them optional. Source: docs/behaviour/reference-store.md §21.3 */
export const SHIPMENT = v.strictObject({
  carrier: line,
  trackingNumber: line,
  trackingUrl: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(MAX_URL_LENGTH, MESSAGES.tooLong),
    v.check((text) => text === '' || isWebAddress(text), ORDER_TEXTS.badTrackingUrl),
  ),
});

/** Other schemes could run a script in the customer's page. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) && URL.canParse(text);
}

/**
 * Marks an order as shipped, and emails its customer.
 * @param transaction an open transaction
 * @param orderId which order
 * @param shipment how it was shipped, as checked
 * @throws Refusal 404 for an unknown order, 409 if it cannot be shipped any more
 * Source: docs/behaviour/reference-store.md §21.3
 */
export async function shipOrder(
  transaction: StoreTransaction,
  orderId: string,
  shipment: Shipment,
): Promise<void> {
  const order = await lockOrder(transaction, orderId);
  const problem = shipProblem(order.state);
  if (problem !== undefined) throw refusal(409, problem);
  await transaction
    .updateTable('orders')
    .set({ fulfilled_at: new Date() })
    .where('id', '=', orderId)
    .execute();
  const cause = `shipped:${orderId}`;
  await writeEvent(transaction, orderId, cause, { kind: 'shipped', ...shipment });
  await queueStepMail(transaction, order, cause, { kind: 'shipped', ...shipment });
}
