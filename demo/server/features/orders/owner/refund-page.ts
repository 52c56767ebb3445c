import { randomUUID } from 'node:crypto';

import type { StoreContext } from '../../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../../platform/http/urls.ts';
import type { StoreParts } from '../../../platform/pages/store-parts.ts';
import { refusal } from '../../../platform/shared/refusal.ts';
import { choicesOf } from '../../cart/index.ts';
import { restockField } from '../actions/refund-order.ts';
import { type OrderState, refundableCents, refundableMoneyCents, refundProblem } from '../order-state.ts';
import { ORDER_TEXTS, PAYMENT_TEXTS } from '../texts.ts';
import { aboutOf, orderUrl } from './about-order.ts';
import { consequenceOf } from './consequence-of.ts';
import { findOwnerOrder } from './find-owner-order.ts';
import { type OrderField, orderFields, type RefusedForm } from './order-fields.ts';
import type { OrderFormData } from './shipment-page.ts';

declare module '../../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-refund': OrderFormData & {
      /** What was refunded before, in integer cents. */
      readonly seenRefundedCents: number;
      /** A field per line with pieces that are not back in stock. */
      readonly restockFields: readonly OrderField[];
      readonly hasCards: boolean;
      /** Who moves the money. */
      readonly consequence: string;
    };
  }
}

/** The page that refunds a part of an order. */
export const REFUND_PAGE = { title: 'Refund', path: OWNER_URLS.refundOrder } as const;

/**
 * Reads the page that refunds a part of an order.
 * @param context the request: `id` in its path
 * @param parts what the routes are built from
 * @param refused a form that was refused
 * @throws Refusal 404 if there is no such order, 409 if nothing can be refunded
 * Source: docs/behaviour/owner-pages.md §18.6
 */
export async function readRefundPage(context: StoreContext, { db }: StoreParts, refused?: RefusedForm) {
  const order = await findOwnerOrder(db, context.req.param('id') ?? '');
  const { row, state, lines } = order;
  const problem = refundProblem(state);
  if (problem !== undefined) throw refusal(409, problem);
  const counted = await findCounted(
    db,
    lines.map(({ sku }) => sku),
  );
  const returnable = lines.filter(({ sku, quantity, restocked }) => counted.has(sku) && restocked < quantity);
  const fields = orderFields(
    [
      {
        name: 'amount',
        label: 'Amount in US dollars',
        hint: limitOf(state),
        kind: 'decimal',
      },
      ...returnable.map(({ position, title, attributes, quantity, restocked }) => ({
        name: restockField(position),
        label: [title, choicesOf(attributes)].filter(Boolean).join(', '),
        hint: ORDER_TEXTS.upToPieces(quantity - restocked),
        kind: 'number' as const,
      })),
      {
        name: 'reason',
        label: 'Message to the customer (optional)',
        hint: 'It is part of the email.',
        kind: 'lines',
      },
    ],
    refused,
  );
  const isRestock = ({ kind }: OrderField): boolean => kind === 'number';
  return {
    notice: refused?.notice,
    about: aboutOf(order),
    action: OWNER_URLS.refundOrder.replace(':id', row.id),
    key: refused?.key ?? randomUUID(),
    orderUrl: orderUrl(order),
    seenRefundedCents: row.refunded_cents,
    consequence: PAYMENT_TEXTS.refundForGood(consequenceOf(order)),
    fields: fields.filter((field) => !isRestock(field)),
    restockFields: fields.filter(isRestock),
    hasCards: order.giftCards.some(({ isVoided }) => !isVoided),
  };
}

function limitOf(state: OrderState): string {
  const moneyCents = refundableMoneyCents(state);
  const cardCents = refundableCents(state) - moneyCents;
  if (cardCents === 0) return ORDER_TEXTS.upToAmount(moneyCents);
  return moneyCents === 0 ? ORDER_TEXTS.upToCards(cardCents) : ORDER_TEXTS.upToParts(moneyCents, cardCents);
}

/** The variants whose stock is counted. */
async function findCounted(db: StoreParts['db'], skus: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('stock')
    .select('sku')
    .where('sku', 'in', skus.length > 0 ? skus : [''])
    .where('unlimited', '=', false)
    .execute();
  return new Set(rows.map(({ sku }) => sku));
}
