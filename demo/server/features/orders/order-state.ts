import type { Selectable } from 'kysely';

import { PRODUCT_TYPES } from '../../../../core/enumerations/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { MESSAGES } from '../../platform/shared/strings.ts';

/** How far an order is; amounts are integer cents. */
export interface OrderState {
  /** Whether its payment is pending. */
  readonly awaitsPayment: boolean;
  /** How it is paid; '' if unknown or nothing is due. */
  readonly paymentMethod: string;
  readonly isShipped: boolean;
  readonly isCancelled: boolean;
  /** Whether it has pieces that a parcel brings and that are not back in stock. */
  readonly hasParcel: boolean;
  readonly grandTotalCents: number;
  /** The part of the total that gift cards have paid. */
  readonly giftCardCents: number;
  readonly refundedCents: number;
}

/** Why an order cannot be changed: the name of a sentence. */
type Problem = keyof typeof MESSAGES &
  ('orderCancelled' | 'orderShipped' | 'orderUnpaid' | 'nothingToShip' | 'nothingToRefund' | 'downloadEnded');

/**
 * Reads how far an order is.
 * @param row the order
 * @param lines its lines
 */
export function stateOf(
  row: Selectable<Tables['orders']>,
  lines: readonly Pick<Selectable<Tables['order_lines']>, 'product_type' | 'quantity' | 'restocked'>[],
): OrderState {
  return {
    awaitsPayment: row.awaits_payment,
    paymentMethod: row.payment_method,
    isShipped: row.fulfilled_at !== null,
    isCancelled: row.cancelled_at !== null,
    hasParcel: lines.some(
      ({ product_type: type, quantity, restocked }) =>
        type === PRODUCT_TYPES.physical && restocked < quantity,
    ),
    grandTotalCents: row.grand_total_cents,
    giftCardCents: row.gift_card_cents,
    refundedCents: row.refunded_cents,
  };
}

/**
 * Returns what can still be refunded, in integer cents. Money goes back first.
 * @param order how far it is
 * Source: docs/behaviour/reference-store.md §21.5
 */
export function refundableCents(order: OrderState): number {
  // A cancellation has given the gift cards back what they paid.
  if (order.awaitsPayment || order.isCancelled) return refundableMoneyCents(order);
  return Math.max(0, order.grandTotalCents - order.refundedCents);
}

/**
 * Returns what can still be paid back with money, in integer cents.
 * @param order how far it is
 * Source: docs/behaviour/reference-store.md §21.5
 */
export function refundableMoneyCents(order: OrderState): number {
  if (order.awaitsPayment) return 0;
  return Math.max(0, order.grandTotalCents - order.giftCardCents - order.refundedCents);
}

/**
 * Says why an order cannot be shipped.
 * @param order how far it is
 * @returns undefined if it can
 * Source: docs/behaviour/reference-store.md §21.3
 */
export function shipProblem(order: OrderState): Problem | undefined {
  if (order.awaitsPayment && !order.isCancelled) return 'orderUnpaid';
  return endProblem(order) ?? (order.hasParcel ? undefined : 'nothingToShip');
}

/**
 * Says why an order cannot be canceled.
 * @param order how far it is
 * @returns undefined if it can
 * Source: docs/behaviour/reference-store.md §21.4
 */
export function cancelProblem(order: OrderState): Problem | undefined {
  return endProblem(order);
}

/**
 * Says why nothing can be refunded.
 * @param order how far it is
 * @returns undefined if something can
 * Source: docs/behaviour/reference-store.md §21.5
 */
export function refundProblem(order: OrderState): Problem | undefined {
  if (order.awaitsPayment) return order.isCancelled ? 'orderCancelled' : 'orderUnpaid';
  return refundableCents(order) > 0 ? undefined : 'nothingToRefund';
}

/**
 * Says why an order cannot get new links to its files.
 * @param order how far it is
 * @returns undefined if it can
 * Source: docs/behaviour/reference-store.md §29.6
 */
export function renewProblem(order: OrderState): Problem | undefined {
  if (order.isCancelled) return 'orderCancelled';
  if (order.awaitsPayment) return 'orderUnpaid';
  return order.refundedCents > 0 && refundableCents(order) === 0 ? 'downloadEnded' : undefined;
}

function endProblem({ isCancelled, isShipped }: OrderState): Problem | undefined {
  if (isCancelled) return 'orderCancelled';
  return isShipped ? 'orderShipped' : undefined;
}
