import type { LineAnswer } from '../../../../core/answers/index.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import type { ProductDetails } from '../catalogue/index.ts';
import { answersOfLines } from './line-answers.ts';

/** A line of an order; amounts are integer cents. */
export interface OrderLine {
  readonly orderId: string;
  readonly position: number;
  readonly title: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly sku: string;
  readonly quantity: number;
  /** The code of the product's kind; null if it is not known. */
  readonly productType: number | null;
  /** Pieces that are back in stock. */
  readonly restocked: number;
  readonly unitPriceCents: number;
  readonly subTotal: number;
  /** The answers of its additional fields. */
  readonly answers: readonly LineAnswer[];
}

/**
 * Finds the lines of orders.
 * @param db the store's database, or an open transaction
 * @param orderIds which orders
 * @returns the lines, each order's in its sequence
 */
export async function findLines(
  db: Database | StoreTransaction,
  orderIds: readonly string[],
): Promise<readonly OrderLine[]> {
  const lines = await db
    .selectFrom('order_lines as line')
    .leftJoin('products as product', 'product.id', 'line.item_id')
    .selectAll('line')
    .select('product.details as product_details')
    .where('line.order_id', 'in', orderIds.length > 0 ? orderIds : [''])
    .orderBy('line.position')
    .execute();
  const answers = await answersOfLines(
    db,
    lines.map(({ additional_fields: additionalFields, product_details: details }) => {
      const { formId = null } = JSON.parse(details ?? '{}') as Partial<ProductDetails>;
      return { additionalFields, additionalFieldsFormId: formId };
    }),
  );
  return lines.map((line, index) => ({
    orderId: line.order_id,
    position: line.position,
    title: line.title,
    attributes: JSON.parse(line.attributes) as Readonly<Record<string, string>>,
    sku: line.sku,
    quantity: line.quantity,
    productType: line.product_type,
    restocked: line.restocked,
    unitPriceCents: line.unit_price_cents,
    subTotal: line.unit_price_cents * line.quantity,
    answers: answers[index] ?? [],
  }));
}
