import type { Selectable } from 'kysely';

import { PRODUCT_TYPES } from '../../../../core/enumerations/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { DELIVERY_MESSAGES as MESSAGES } from '../../platform/shared/delivery-messages.ts';
import { isOnline } from './payment-choice.ts';

/** What an order brings, and how far it is. */
export interface Delivered {
  readonly lines: readonly { readonly productType: number | null; readonly quantity: number }[];
  readonly isSubscription: boolean;
  /** Whether the customer fetches what is not sent by email. */
  readonly isPickup: boolean;
  readonly awaitsPayment: boolean;
  /** Whether its payment is made at a provider. */
  readonly isPaidOnline: boolean;
  readonly isCancelled: boolean;
  readonly isShipped: boolean;
}

/** What an order says to its customer. */
export interface NextSteps {
  /** How far it is. */
  readonly state: string;
  /** What happens next, a sentence for each kind of product. */
  readonly steps: readonly string[];
}

/**
 * Says how far an order is and what happens next, in the words of its page and its mails.
 * @param order what it brings
 * Source: docs/behaviour/reference-store.md §30.1, §30.2
 */
export function nextSteps(order: Delivered): NextSteps {
  const hasParcel = countOf(order, PRODUCT_TYPES.physical) > 0;
  if (order.isCancelled) return { state: MESSAGES.canceledOrder, steps: [] };
  if (order.awaitsPayment) {
    const { receivedParcel, receivedOrder, receivedUnpaid } = MESSAGES;
    if (order.isPaidOnline) return { state: receivedUnpaid, steps: [] };
    return { state: hasParcel && !order.isPickup ? receivedParcel : receivedOrder, steps: [] };
  }
  const parcel = order.isPickup ? MESSAGES.pickupNext : MESSAGES.parcelNext;
  return {
    state: stateOf(order, hasParcel),
    steps: [...(hasParcel && !order.isShipped ? [parcel] : []), ...stepsWithoutParcel(order)],
  };
}

function stepsWithoutParcel(order: Delivered): readonly string[] {
  const giftCards = countOf(order, PRODUCT_TYPES['gift-card']);
  return [
    ...(countOf(order, PRODUCT_TYPES.digital) > 0 ? [MESSAGES.filesNext] : []),
    ...(giftCards > 0 ? [giftCards === 1 ? MESSAGES.giftCardNext : MESSAGES.giftCardsNext] : []),
    ...(countOf(order, PRODUCT_TYPES.service) > 0 ? [MESSAGES.serviceNext] : []),
  ];
}

function countOf({ lines }: Delivered, type: number): number {
  return lines
    .filter(({ productType }) => productType === type)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

function stateOf({ isShipped, isSubscription, isPickup }: Delivered, hasParcel: boolean): string {
  if (isShipped) return MESSAGES.shippedOrder;
  if (isSubscription) return hasParcel && !isPickup ? MESSAGES.confirmedDeliveries : MESSAGES.confirmedPlan;
  return hasParcel ? MESSAGES.confirmedParcel : MESSAGES.confirmedOrder;
}

/**
 * Reads what an order brings from its rows.
 * @param row the order
 * @param lines its lines
 * @param isSubscription whether it is the first order of a subscription
 */
export function deliveredOf(
  row: Pick<
    Selectable<Tables['orders']>,
    | 'awaits_payment'
    | 'payment_method'
    | 'cancelled_at'
    | 'fulfilled_at'
    | 'shipping_method'
    | 'shipping_address'
  >,
  lines: readonly Pick<Selectable<Tables['order_lines']>, 'product_type' | 'quantity'>[],
  isSubscription = false,
): Delivered {
  return {
    lines: lines.map(({ product_type: productType, quantity }) => ({ productType, quantity })),
    isSubscription,
    isPickup: row.shipping_method !== '' && row.shipping_address === '',
    awaitsPayment: row.awaits_payment,
    isPaidOnline: isOnline(row.payment_method),
    isCancelled: row.cancelled_at !== null,
    isShipped: row.fulfilled_at !== null,
  };
}

/**
 * Writes how far an order is and what happens next as a paragraph of a mail.
 * @param order what it brings
 */
export function nextStepsText(order: Delivered): string {
  const { state, steps } = nextSteps(order);
  return [state, ...steps].join('\n');
}
