import { PRODUCT_TYPES } from '../../../../core/enumerations/index.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { issueDownloads } from '../downloads/index.ts';
import { issueGiftCards } from '../gift-cards/index.ts';

/**
 * Delivers what a paid order brings without a parcel: its gift cards, and links to its files. Does nothing for an order that awaits its payment, is
 * canceled, or has been delivered.
 * @param transaction that of the payment, so that an order is paid and delivered or neither
 * @param orderId which order
 * Source: docs/behaviour/reference-store.md §5.11
 */
export async function deliverOrder(transaction: StoreTransaction, orderId: string): Promise<void> {
  // The condition and the lock of one statement: of several deliveries one delivers.
  const order = await transaction
    .updateTable('orders')
    .set({ delivered_at: new Date() })
    .where('id', '=', orderId)
    .where('delivered_at', 'is', null)
    .where('awaits_payment', '=', false)
    .where('cancelled_at', 'is', null)
    .returning(['email', 'customer_name as customerName'])
    .executeTakeFirst();
  if (order === undefined) return;
  const cards = await transaction
    .selectFrom('order_lines')
    .select(['quantity', 'unit_price_cents as valueCents'])
    .where('order_id', '=', orderId)
    .where('product_type', '=', PRODUCT_TYPES['gift-card'])
    .orderBy('position')
    .execute();
  const valuesCents = cards.flatMap(({ quantity, valueCents }) =>
    Array.from({ length: quantity }, () => valueCents),
  );
  await issueGiftCards(transaction, { orderId, ...order, valuesCents });
  await issueDownloads(transaction, orderId);
}
