import type { StoreTransaction } from '../../../platform/database/tables.ts';
import { refusal } from '../../../platform/shared/refusal.ts';
import { returnCodeUse } from '../../discounts/index.ts';
import { eraseDownloads } from '../../downloads/index.ts';
import { returnGiftCards, voidGiftCards } from '../../gift-cards/index.ts';
import { closePayments } from '../../payments/index.ts';
import { writeEvent } from '../order-events.ts';
import { cancelProblem, refundableMoneyCents } from '../order-state.ts';
import { lockOrder } from './lock-order.ts';
import { recordRefund } from './refund-order.ts';
import { returnStock } from './return-stock.ts';
import { queueStepMail } from './step-mail.ts';

/** A cancellation as its page asks for it. */
export interface Cancellation {
  /** What the page showed as refunded, in integer cents. */
  readonly seenRefundedCents: number;
  /** Whether the page showed that the order awaits its payment; a cancellation is refused if it was paid meanwhile. */
  readonly seenAwaitsPayment: boolean;
  /** Whether to record that what was paid is paid back, too. */
  readonly isRefunded: boolean;
  /** Whether it is canceled because it was not paid in time. */
  readonly isUnpaid?: boolean;
}

/**
 * Cancels an order: returns its pieces to stock, voids the gift cards that it bought, gives back what its codes and gift cards
 * have paid, and emails its customer.
 * @param transaction an open transaction, so that all of it is written or nothing
 * @param orderId which order
 * @param cancellation what the owner chose
 * @throws Refusal 404 for an unknown order, 409 if it cannot be canceled any more
 * Source: docs/behaviour/reference-store.md §21.4
 */
export async function cancelOrder(
  transaction: StoreTransaction,
  orderId: string,
  { seenRefundedCents, seenAwaitsPayment, isRefunded, isUnpaid = false }: Cancellation,
): Promise<void> {
  const order = await lockOrder(transaction, orderId);
  const problem = cancelProblem(order.state);
  if (problem !== undefined) throw refusal(409, problem);
  if (seenAwaitsPayment !== order.state.awaitsPayment) throw refusal(409, 'orderChanged');
  const amountCents = isRefunded ? refundableMoneyCents(order.state) : 0;
  if (amountCents > 0 && seenRefundedCents !== order.state.refundedCents) throw refusal(409, 'orderChanged');
  const left = order.lines.map(
    ({ position, quantity, restocked }) => [position, quantity - restocked] as const,
  );
  const returned = await returnStock(transaction, order, new Map(left));
  await returnCodeUse(transaction, orderId);
  const voidedCards = await voidGiftCards(transaction, orderId);
  const cardCents = await returnGiftCards(transaction, orderId);
  await transaction
    .updateTable('orders')
    .set({ cancelled_at: new Date() })
    .where('id', '=', orderId)
    .execute();
  await closePayments(transaction, orderId);
  if (order.state.awaitsPayment) await eraseDownloads(transaction, orderId);
  const cause = `cancelled:${orderId}`;
  await writeEvent(transaction, orderId, cause, {
    kind: 'cancelled',
    returned,
    voidedCards,
    cardCents,
    isUnpaid,
  });
  if (amountCents > 0)
    await recordRefund(transaction, order, { amountCents, cardCents: 0, reason: '', returned: [] });
  await queueStepMail(transaction, order, cause, { kind: 'cancelled', amountCents, cardCents, isUnpaid });
}
