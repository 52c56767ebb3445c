import { PAGE_URLS } from '../../platform/http/urls.ts';
import { MAX_ATTEMPTS } from '../payments/index.ts';
import type { Order } from './find-order.ts';

/** The pending payment of an order at a provider, as its confirmation prints it. */
export interface PaymentData {
  /** Whether the provider's page could not be opened. */
  readonly isUnreached: boolean;
  /** Whether the provider's page was opened: the visitor may have paid. */
  readonly isPending: boolean;
  readonly isRefused: boolean;
  /** Whether no other payment can be made after the one that was declined. */
  readonly isLastRefused: boolean;
  /** The action of the form that leads to the provider's page. */
  readonly payUrl: string;
  /** Asks the provider for the state. */
  readonly checkUrl: string;
  /** How long the order still waits; 0 if its time is over. */
  readonly minutesLeft: number;
}

const MINUTE_MS = 60_000;

/**
 * Builds the pending payment of an order as its confirmation prints it.
 * @param order the order
 * @param isUnreached whether the provider's page could not be opened again
 * @returns undefined if nothing can be paid online
 * Source: docs/behaviour/reference-store.md §31.4
 */
export function paymentData(
  { id, payment, attempts, isCancelled }: Order,
  isUnreached: boolean,
): PaymentData | undefined {
  if (payment === undefined || isCancelled) return undefined;
  return {
    isUnreached: isUnreached || payment.state === 'created',
    isPending: payment.state === 'pending',
    isRefused: payment.state === 'refused',
    isLastRefused: payment.state === 'refused' && attempts >= MAX_ATTEMPTS,
    payUrl: PAGE_URLS.pay.replace(':orderId', id),
    checkUrl: PAGE_URLS.payment.replace(':paymentId', payment.id),
    minutesLeft: Math.max(0, Math.ceil((payment.expires_at.getTime() - Date.now()) / MINUTE_MS)),
  };
}
