import { decimalFromMinor } from '../../../../../core/money/index.ts';
import type { Database } from '../../../platform/database/tables.ts';
import type { CsvTable } from '../../../platform/http/answer-csv.ts';
import { CURRENCY } from '../../../platform/shared/money.ts';
import { orderNumber } from '../../../platform/shared/order-number.ts';
import { answerText } from '../../mails/index.ts';
import { findLines, type OrderLine } from '../find-lines.ts';
import { stateOf } from '../order-state.ts';
import { matchesFilter, type OrderFilter } from './order-filter.ts';
import { stateWords } from './state-words.ts';

const BATCH_SIZE = 200;

const HEAD = [
  'Order',
  'Ordered',
  'Status',
  'Name',
  'Email',
  'Item',
  'Options',
  'SKU',
  'Quantity',
  'Back in stock',
  'Price',
  'Line total',
  'Answers',
  'Order total',
  'Refunded',
  'Currency',
] as const;

/**
 * Builds a table of orders with a row per line, the newest order first. Orders that are placed while it is read are left out.
 * @param db the store's database; no transaction is held while the rows are read
 * @param filter which orders
 * Source: docs/behaviour/owner-pages.md §18.2
 */
export async function tableOfOrders(db: Database, filter: OrderFilter): Promise<CsvTable> {
  const newest = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst();
  return { head: HEAD, rows: rowsOf(db, filter, newest?.position ?? 0) };
}

async function* rowsOf(db: Database, filter: OrderFilter, until: number): CsvTable['rows'] {
  for (let last = until + 1; ;) {
    const orders = await findBatch(db, filter, last);
    const lines = await findLines(
      db,
      orders.map(({ id }) => id),
    );
    const kinds = await findKinds(
      db,
      orders.map(({ id }) => id),
    );
    if (orders.length > 0)
      yield orders.flatMap((order) => {
        const status = stateWords(
          stateOf(
            order,
            kinds.filter(({ order_id: orderId }) => orderId === order.id),
          ),
        );
        return lines
          .filter(({ orderId }) => orderId === order.id)
          .map((line) => [
            orderNumber(order.position),
            order.created_at.toISOString(),
            status.join(', '),
            order.customer_name,
            order.email,
            ...cellsOf(line),
            decimal(order.grand_total_cents),
            decimal(order.refunded_cents),
            order.currency,
          ]);
      });
    if (orders.length < BATCH_SIZE) return;
    last = orders.at(-1)?.position ?? 0;
  }
}

function findBatch(db: Database, filter: OrderFilter, before: number) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where((orders) => matchesFilter(orders, filter))
    .where('position', '<', before)
    .orderBy('position', 'desc')
    .limit(BATCH_SIZE)
    .execute();
}

function findKinds(db: Database, orderIds: readonly string[]) {
  return db
    .selectFrom('order_lines')
    .select(['order_id', 'product_type', 'quantity', 'restocked'])
    .where('order_id', 'in', orderIds.length > 0 ? orderIds : [''])
    .execute();
}

function cellsOf(line: OrderLine): readonly string[] {
  return [
    line.title,
    Object.entries(line.attributes)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', '),
    line.sku,
    String(line.quantity),
    String(line.restocked),
    decimal(line.unitPriceCents),
    decimal(line.subTotal),
    line.answers.map(({ title, lines }) => answerText(title, lines)).join('\n'),
  ];
}

function decimal(cents: number): string {
  return decimalFromMinor(cents, CURRENCY);
}
