import { formatMoney, money } from '../../../../../core/money/index.ts';
import { CURRENCY } from '../../../platform/shared/money.ts';
import type { Payment, PaymentRefund } from '../../payments/index.ts';
import { refundableCents } from '../order-state.ts';
import { isOnline, TEST_PAYMENT, TRANSFER } from '../payment-choice.ts';
import { PAYMENT_TEXTS } from '../texts.ts';
import type { OwnerOrder } from './find-owner-order.ts';
import { paymentWord } from './state-words.ts';

/** The payment of an order on its page for the owner. */
export interface PaymentFacts {
  /** Whether it is paid. */
  readonly word: string;
  /** How it is paid; '' for older orders, and if nothing is due. */
  readonly method: string;
  /** Payments at the provider and refunds through it. */
  readonly steps: readonly { readonly text: string; readonly reference: string }[];
  /** What the owner has to do. */
  readonly warnings: readonly string[];
}

/**
 * Builds the payment of an order for the owner.
 * @param order the order
 * Source: docs/behaviour/owner-pages.md §18.9
 */
export function paymentFacts(order: OwnerOrder): PaymentFacts {
  const { payments, paymentRefunds, state } = order;
  return {
    word: paymentWord(state),
    method: methodOf(state.paymentMethod),
    steps: [...payments.map(paymentStep), ...paymentRefunds.map(refundStep)],
    warnings: warningsOf(order),
  };
}

function methodOf(method: string): string {
  if (method === TRANSFER) return PAYMENT_TEXTS.transfer;
  if (method === TEST_PAYMENT) return PAYMENT_TEXTS.test;
  return isOnline(method) ? PAYMENT_TEXTS.online : '';
}

function paymentStep({ state, amount_cents: cents, provider_reference: reference }: Payment) {
  return { text: `${printed(cents)}: ${PAYMENT_TEXTS.states[state]}`, reference };
}

function refundStep({ state, amount_cents: cents, id }: PaymentRefund) {
  return { text: PAYMENT_TEXTS.refunds[state](printed(cents)), reference: id };
}

function warningsOf({ events, payments, paymentRefunds, state }: OwnerOrder): readonly string[] {
  const isLate = events.some(({ kind }) => kind === 'paid-late') && refundableCents(state) > 0;
  return [
    ...(isLate ? [PAYMENT_TEXTS.refundLate] : []),
    ...payments
      .filter((payment) => payment.is_surplus)
      .map((payment) => PAYMENT_TEXTS.refundTwice(printed(payment.amount_cents))),
    ...(events.some(({ kind }) => kind === 'payment-differs') ? [PAYMENT_TEXTS.differs] : []),
    ...paymentRefunds
      .filter((refund) => refund.state === 'refused')
      .map((refund) => PAYMENT_TEXTS.refundFailed(printed(refund.amount_cents))),
  ];
}

function printed(cents: number): string {
  return formatMoney(money(cents, CURRENCY));
}
