import { findGiftCards, type ListedGiftCard } from '../gift-cards/index.ts';
import { findOrders, type ListedOrder } from './index.ts';
import { toMoney } from '../catalogue/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { OwnerTableCell, OwnerTableData } from '../../platform/owner/owner-pages.ts';
import { planWords } from '../catalogue/plan-words.ts';
import { OWNER_TEXTS } from '../../platform/shared/strings.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { cursorOf, pageUrls } from '../../platform/owner/list-pages.ts';
import { tableOf } from '../../platform/owner/table-of.ts';

/**
 * Reads the list of orders.
 * @param context the request: `before` or `after` in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owners-door.md §8.1
 */
export async function readOrders(context: StoreContext, { db }: StoreParts): Promise<OwnerTableData> {
  const { items, total, ...ends } = await findOrders(db, cursorOf(context), 'all');
  return {
    done: context.req.query('done') === 'paid' ? OWNER_TEXTS.paymentConfirmed : undefined,
    count: OWNER_TEXTS.orders(total),
    ...tableOf(['Ordered', 'Customer', 'Items', 'Total', 'Payment', 'Number'], items, (order) => [
      { at: order.createdAtMs },
      customerCell(order),
      { lines: linesOf(order) },
      { money: toMoney(order.grandTotalCents) },
      paymentCell(order, context),
      { code: order.id },
    ]),
    empty: OWNER_TEXTS.noOrders,
    ...pageUrls(ends, OWNER_URLS.orders),
  };
}

/**
 * Reads the list of subscriptions.
 * @param context the request: `before` or `after` in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owners-door.md §8.2
 */
export async function readSubscriptions(context: StoreContext, { db }: StoreParts): Promise<OwnerTableData> {
  const { items, total, ...ends } = await findOrders(db, cursorOf(context), 'subscriptions');
  return {
    count: OWNER_TEXTS.subscriptions(total),
    ...tableOf(['Confirmed', 'Customer', 'What', 'Payments', 'First order'], items, (order) => [
      { at: order.createdAtMs },
      customerCell(order),
      { lines: linesOf(order) },
      { lines: order.plan ? [planWords(order.plan, order.grandTotalCents).payments] : [] },
      { code: order.id },
    ]),
    empty: OWNER_TEXTS.noSubscriptions,
    ...pageUrls(ends, OWNER_URLS.subscriptions),
  };
}

/**
 * Reads the list of gift cards.
 * @param context the request: `before` or `after` in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owners-door.md §8.3
 */
export async function readGiftCards(context: StoreContext, { db }: StoreParts): Promise<OwnerTableData> {
  const { items, total, ...ends } = await findGiftCards(db, cursorOf(context));
  return {
    count: OWNER_TEXTS.giftCards(total),
    ...tableOf(['Issued', 'Customer', 'Code', 'Value', 'Left', 'Order'], items, (card) => [
      { at: card.createdAtMs },
      customerCell(card),
      { code: card.maskedCode },
      { money: toMoney(card.valueCents) },
      { money: toMoney(card.leftCents) },
      { code: card.orderId },
    ]),
    empty: OWNER_TEXTS.noGiftCards,
    ...pageUrls(ends, OWNER_URLS.giftCards),
  };
}

function customerCell({ customerName, email }: ListedOrder | ListedGiftCard): OwnerTableCell {
  return { lines: [customerName, email] };
}

/** The button returns to its page of the list. */
function paymentCell(
  { id, customerName, awaitsPayment }: ListedOrder,
  context: StoreContext,
): OwnerTableCell {
  if (!awaitsPayment) return { lines: [OWNER_TEXTS.paid] };
  const { waitsForTransfer, markAsPaid, orderOf } = OWNER_TEXTS;
  const url = OWNER_URLS.orderPaid.replace(':id', id) + new URL(context.req.url).search;
  return { action: { state: waitsForTransfer, text: markAsPaid, about: orderOf(customerName), url } };
}

function linesOf({ lines }: ListedOrder): readonly string[] {
  return lines.map(({ quantity, title }) => `${quantity} × ${title}`);
}
