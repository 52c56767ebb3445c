import { sql } from 'kysely';

import type { StoreTransaction } from '../../../platform/database/tables.ts';
import { refusal } from '../../../platform/shared/refusal.ts';
import { returnGiftCards } from '../../gift-cards/index.ts';
import { queueRefund } from '../../payments/index.ts';
import { type ReturnedPieces, writeEvent } from '../order-events.ts';
import { refundableCents, refundableMoneyCents, refundProblem } from '../order-state.ts';
import { ORDER_TEXTS } from '../texts.ts';
import { type LockedOrder, lockOrder } from './lock-order.ts';
import { returnStock } from './return-stock.ts';
import { queueStepMail } from './step-mail.ts';

/** A refund as its form sends it. */
export interface Refund {
  /** More than 0. */
  readonly amountCents: number;
  /** What the page showed as refunded before, in integer cents: a refund is not recorded on top of one that was not seen. */
  readonly seenRefundedCents: number;
  /** For the customer; '' for none. */
  readonly reason: string;
  /** Position of a line → pieces that return to stock. */
  readonly restock: ReadonlyMap<number, number>;
}

/**
 * Names the field for the pieces of a line that return to stock.
 * @param position of the line
 */
export function restockField(position: number): string {
  return `restock-${position}`;
}

/**
 * Records a refund, gives gift cards back their part, and emails the customer.
 * @param transaction an open transaction, so that all of it is written or nothing
 * @param orderId which order
 * @param refund the amount, and what returns to stock
 * @throws Refusal 404 for an unknown order, 409 if there was another refund meanwhile, 422 for more than there is
 * Source: docs/behaviour/reference-store.md §21.5
 */
export async function refundOrder(
  transaction: StoreTransaction,
  orderId: string,
  { amountCents, seenRefundedCents, reason, restock }: Refund,
): Promise<void> {
  const order = await lockOrder(transaction, orderId);
  const problem = refundProblem(order.state);
  if (problem !== undefined) throw refusal(409, problem);
  if (seenRefundedCents !== order.state.refundedCents) throw refusal(409, 'orderChanged');
  checkAmounts(order, amountCents, restock);
  const returned = await returnStock(transaction, order, restock);
  const cardCents = Math.max(0, amountCents - refundableMoneyCents(order.state));
  if (cardCents > 0) await returnGiftCards(transaction, orderId, cardCents);
  const cause = await recordRefund(transaction, order, { amountCents, cardCents, reason, returned });
  await queueStepMail(transaction, order, cause, { kind: 'refunded', amountCents, cardCents, reason });
}

function checkAmounts({ state, lines }: LockedOrder, amountCents: number, restock: Refund['restock']): void {
  const left = new Map(lines.map(({ position, quantity, restocked }) => [position, quantity - restocked]));
  const errors = {
    ...(amountCents > refundableCents(state) && {
      amount: ORDER_TEXTS.tooMuchToRefund(refundableCents(state)),
    }),
    ...Object.fromEntries(
      [...restock]
        .filter(([position, quantity]) => quantity > (left.get(position) ?? 0))
        .map(([position]) => [restockField(position), ORDER_TEXTS.tooManyToReturn(left.get(position) ?? 0)]),
    ),
  };
  if (Object.keys(errors).length > 0) throw refusal(422, 'formInvalid', { errors });
}

/**
 * Records a refund of a locked order, without a mail, and hands it to the provider that it was paid at.
 * @param transaction an open transaction that holds the order
 * @param order the order
 * @param refund what was refunded; at most what is left
 * @returns the cause of a mail about it
 */
export async function recordRefund(
  transaction: StoreTransaction,
  { row }: LockedOrder,
  refund: {
    readonly amountCents: number;
    /** The part of it that went back to gift cards. */
    readonly cardCents: number;
    readonly reason: string;
    readonly returned: readonly ReturnedPieces[];
  },
): Promise<string> {
  const { count } = await transaction
    .selectFrom('order_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', row.id)
    .where('kind', '=', 'refunded')
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('orders')
    .set({ refunded_cents: sql`refunded_cents + ${refund.amountCents}` })
    .where('id', '=', row.id)
    .execute();
  const cause = `refunded:${row.id}:${count + 1}`;
  await writeEvent(transaction, row.id, cause, { kind: 'refunded', ...refund });
  const moneyCents = refund.amountCents - refund.cardCents;
  if (moneyCents > 0) await queueRefund(transaction, row.id, { amountCents: moneyCents, cause });
  return cause;
}
