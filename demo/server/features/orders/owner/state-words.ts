import { OWNER_TEXTS } from '../../../platform/shared/strings.ts';
import { type OrderState, refundableCents, shipProblem } from '../order-state.ts';
import { isOnline } from '../payment-choice.ts';
import { ORDER_TEXTS, PAYMENT_TEXTS } from '../texts.ts';

/**
 * Says how far an order is.
 * @param order its state
 * @returns payment, then shipping, each if there is something to say
 * Source: docs/behaviour/owner-pages.md §18.2
 */
export function stateWords(order: OrderState): readonly string[] {
  if (order.isCancelled) return [ORDER_TEXTS.cancelled, ...refundWords(order)];
  const refunded = refundWords(order);
  const shipping = order.isShipped ? [ORDER_TEXTS.shipped] : [];
  return [
    ...(refunded.length > 0 ? refunded : [paymentWord(order)]),
    ...(shipProblem(order) === undefined ? [ORDER_TEXTS.toShip] : shipping),
  ];
}

/**
 * Says whether an order is paid.
 * @param order its state
 */
export function paymentWord({ awaitsPayment, paymentMethod }: OrderState): string {
  if (!awaitsPayment) return OWNER_TEXTS.paid;
  return isOnline(paymentMethod) ? PAYMENT_TEXTS.waits : OWNER_TEXTS.waitsForTransfer;
}

function refundWords(order: OrderState): readonly string[] {
  if (order.refundedCents === 0) return [];
  return [refundableCents(order) > 0 ? ORDER_TEXTS.partlyRefunded : ORDER_TEXTS.refunded];
}
