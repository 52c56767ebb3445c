import type { Payments } from '../payments/index.ts';
import type { Customer } from './customer.ts';

/** Payment methods of every store, besides the provider's; stored with an order. */
export const TRANSFER = 'transfer';
/** Paid at once, without money: for stores without a provider. */
export const TEST_PAYMENT = 'test';

/** How an order is paid. */
export interface PaymentChoice {
  /** TRANSFER, TEST_PAYMENT, the name of a provider, or '' for nothing to pay. */
  readonly method: string;
  readonly awaitsPayment: boolean;
  /** Where it is paid online. */
  readonly payments?: Payments;
}

/**
 * Chooses how an order is paid. With a provider, nothing counts as paid before the provider says so.
 * @param payment what the customer has chosen
 * @param dueCents what is left to pay, in integer cents
 * @param payments the store's provider
 * Source: docs/behaviour/reference-store.md §31.1
 */
export function choosePayment(
  payment: Customer['payment'],
  dueCents: number,
  payments: Payments | undefined,
): PaymentChoice {
  if (dueCents <= 0) return { method: '', awaitsPayment: false };
  if (payment === TRANSFER) return { method: TRANSFER, awaitsPayment: true };
  if (payments === undefined) return { method: TEST_PAYMENT, awaitsPayment: false };
  return { method: payments.provider.name, awaitsPayment: true, payments };
}

/**
 * Whether an order is paid at a provider.
 * @param method how it is paid
 */
export function isOnline(method: string): boolean {
  return method !== '' && method !== TRANSFER && method !== TEST_PAYMENT;
}
