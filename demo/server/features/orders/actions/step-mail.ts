import { formatMoney, money } from '../../../../../core/money/index.ts';
import { WEBSITE } from '../../../../site/website.ts';
import type { StoreTransaction } from '../../../platform/database/tables.ts';
import { CURRENCY } from '../../../platform/shared/money.ts';
import { orderNumber } from '../../../platform/shared/order-number.ts';
import { queueMail } from '../../mails/index.ts';
import { totalsText } from '../../totals/index.ts';
import type { Shipment } from '../order-events.ts';
import { totalsOfRow } from '../order-totals.ts';
import { ORDER_TEXTS, STEP_MAILS } from '../texts.ts';
import type { LockedOrder } from './lock-order.ts';

/** A step that the customer gets an email about; amounts are integer cents. */
type Step =
  | ({ readonly kind: 'shipped' } & Shipment)
  | {
      readonly kind: 'cancelled';
      /** What was refunded with it. */
      readonly amountCents: number;
      /** What is back on the gift cards that paid. */
      readonly cardCents: number;
      readonly isUnpaid: boolean;
    }
  | {
      readonly kind: 'refunded';
      readonly amountCents: number;
      /** The part of it that went back to gift cards. */
      readonly cardCents: number;
      readonly reason: string;
    };

/**
 * Queues the mail about a step of an order.
 * @param transaction that of the step
 * @param order the order as it was before
 * @param cause that of the event; a second mail of the same cause is not written
 * @param step what happened
 * Source: docs/behaviour/reference-store.md §21.2
 */
export async function queueStepMail(
  transaction: StoreTransaction,
  { row, lines }: LockedOrder,
  cause: string,
  step: Step,
): Promise<void> {
  const { subject, greeting } = STEP_MAILS[step.kind];
  const items = lines.map(({ quantity, title, attributes }) => {
    const choices = Object.values(JSON.parse(attributes) as Readonly<Record<string, string>>).join(' / ');
    return `${quantity} × ${title}${choices && ` (${choices})`}`;
  });
  await queueMail(transaction, {
    kind: 'order',
    cause,
    to: row.email,
    subject: subject(WEBSITE.siteTitle),
    body: [
      greeting(row.customer_name, orderNumber(row.position)),
      ...paragraphsOf(step),
      ...(step.kind === 'refunded' ? [] : [items.join('\n')]),
      ...(step.kind === 'shipped' ? [] : [sums(row, step.amountCents)]),
    ].join('\n\n'),
    language: WEBSITE.language,
  });
}

function sums(row: LockedOrder['row'], amountCents: number): string {
  return totalsText(totalsOfRow(row), row.refunded_cents + amountCents).join('\n');
}

function paragraphsOf(step: Step): readonly string[] {
  if (step.kind === 'shipped') return trackingOf(step);
  const amount = formatMoney(money(step.amountCents, CURRENCY));
  if (step.kind === 'cancelled') {
    const { refund, unpaid } = STEP_MAILS.cancelled;
    return [
      ...(step.isUnpaid ? [unpaid] : []),
      ...(step.amountCents > 0 ? [refund(amount)] : []),
      ...(step.cardCents > 0 ? [ORDER_TEXTS.backOnCards(step.cardCents)] : []),
    ];
  }
  const toCards = step.cardCents > 0 ? [ORDER_TEXTS.toCards(step.cardCents)] : [];
  return [STEP_MAILS.refunded.amount(amount), ...toCards, ...(step.reason === '' ? [] : [step.reason])];
}

function trackingOf({ carrier, trackingNumber, trackingUrl }: Shipment): readonly string[] {
  const { shipped } = STEP_MAILS;
  const facts = [
    carrier && shipped.carrier(carrier),
    trackingNumber && shipped.number(trackingNumber),
    trackingUrl && shipped.url(trackingUrl),
  ].filter(Boolean);
  return facts.length > 0 ? [facts.join('\n')] : [];
}
