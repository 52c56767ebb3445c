import { randomUUID } from 'node:crypto';

import type { StoreContext } from '../../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../../platform/http/urls.ts';
import { type OwnerQuestionData, PLAIN_QUESTION } from '../../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../../platform/pages/store-parts.ts';
import { refusal } from '../../../platform/shared/refusal.ts';
import { cancelProblem, refundableCents, refundableMoneyCents } from '../order-state.ts';
import { ORDER_TEXTS } from '../texts.ts';
import { aboutOf, orderUrl } from './about-order.ts';
import { consequenceOf } from './consequence-of.ts';
import { findOwnerOrder, type OwnerOrder } from './find-owner-order.ts';
import type { RefusedForm } from './order-fields.ts';

/** The page that asks before it cancels an order. */
export const CANCEL_PAGE = { title: 'Cancel this order?', path: OWNER_URLS.cancelOrder } as const;

/**
 * Reads the confirmation page for canceling an order.
 * @param context the request: `id` in its path
 * @param parts what the routes are built from
 * @param refused a form that was refused
 * @throws Refusal 404 if there is no such order, 409 if it cannot be canceled
 * Source: docs/behaviour/owner-pages.md §18.5
 */
export async function readCancelQuestion(
  context: StoreContext,
  { db }: StoreParts,
  refused?: RefusedForm,
): Promise<OwnerQuestionData> {
  const order = await findOwnerOrder(db, context.req.param('id') ?? '');
  const { row, state } = order;
  const isCardUsed = order.giftCards.some(({ valueCents, leftCents }) => leftCents < valueCents);
  const problem = cancelProblem(state) ?? (isCardUsed ? 'giftCardUsed' : undefined);
  if (problem !== undefined) throw refusal(409, problem);
  const leftCents = refundableMoneyCents(state);
  return {
    ...PLAIN_QUESTION,
    notice: refused?.notice,
    about: aboutOf(order),
    consequence: endOf(order),
    warning: warningOf(order),
    action: OWNER_URLS.cancelOrder.replace(':id', row.id),
    fields: [
      { name: 'key', value: refused?.key ?? randomUUID() },
      { name: 'seenRefundedCents', value: String(row.refunded_cents) },
      { name: 'seenAwaitsPayment', value: seenPayment(state) },
    ],
    box:
      leftCents > 0
        ? {
            name: 'refund',
            text: ORDER_TEXTS.refundToo(leftCents),
            isTicked: refused === undefined || refused.typed['refund'] !== undefined,
          }
        : undefined,
    confirmText: ORDER_TEXTS.cancel,
    cancelUrl: orderUrl(order),
    cancelText: ORDER_TEXTS.keep,
  };
}

function seenPayment({ awaitsPayment }: OwnerOrder['state']): string {
  return awaitsPayment ? 'yes' : 'no';
}

function endOf(order: OwnerOrder): string {
  if (refundableMoneyCents(order.state) === 0) return ORDER_TEXTS.cancelledForGood;
  return `${ORDER_TEXTS.cancelledForGood} ${consequenceOf(order)}`;
}

function warningOf({ giftCards, plan, state }: OwnerOrder): string | undefined {
  const backCents = state.awaitsPayment
    ? state.giftCardCents
    : refundableCents(state) - refundableMoneyCents(state);
  const sentences = [
    ...(backCents > 0 ? [ORDER_TEXTS.cardsBack(backCents)] : []),
    ...(giftCards.length > 0 ? [ORDER_TEXTS.cardsEnd(giftCards.length)] : []),
    ...(plan ? [ORDER_TEXTS.planEnds] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
