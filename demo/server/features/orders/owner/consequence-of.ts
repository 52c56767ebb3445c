import { refundableMoneyCents } from '../order-state.ts';
import { PAYMENT_TEXTS } from '../texts.ts';
import type { OwnerOrder } from './find-owner-order.ts';

/**
 * Says who moves what is refunded.
 * @param order the order before the refund
 * Source: docs/behaviour/reference-store.md §21.5, §31.7
 */
export function consequenceOf({ payments, state }: Pick<OwnerOrder, 'payments' | 'state'>): string {
  if (refundableMoneyCents(state) === 0) return PAYMENT_TEXTS.refundToCards;
  const paid = payments.find((payment) => payment.state === 'paid' && !payment.is_surplus);
  if (paid === undefined) return PAYMENT_TEXTS.refundYourself;
  return paid.can_refund ? PAYMENT_TEXTS.refundThrough : PAYMENT_TEXTS.refundAt;
}
