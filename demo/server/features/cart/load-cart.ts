import { PRODUCT_TYPES } from '../../../../core/enumerations/index.ts';
import { WEBSITE_ID } from '../../../site/website.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import { totalsOf, type TotalsParts } from '../totals/index.ts';
import type { Cart, CartEntry } from './cart.ts';
import { type CartCodes, loadCodes, NO_CODES } from './cart-codes.ts';
import { withQuestions } from './with-questions.ts';
import { toEntry } from './to-entry.ts';

/** A line of the cart with data for the server only. */
export interface CartLine {
  readonly entry: CartEntry;
  readonly productType: number;
}

/** The head of a cart, before its lines. */
export interface CartHead {
  readonly id: string;
  readonly version: number;
  readonly createdMs: number;
  /** The visitor's note for the order. */
  readonly note: string;
}

const NO_CART: CartHead = { id: '', version: 0, createdMs: 0, note: '' };

/**
 * Reads a session's cart, priced by the server.
 * @param db the database or an open transaction
 * @param sessionId whose cart
 * @param email of the customer, once it is known, for codes with a limit per customer
 * @returns the cart; before the first addition an empty one with version 0
 */
export async function loadCart(
  db: Database | StoreTransaction,
  sessionId: string,
  email?: string,
): Promise<Cart> {
  const row = await db.selectFrom('carts').selectAll().where('session_id', '=', sessionId).executeTakeFirst();
  if (row === undefined) return toCart(NO_CART, [], NO_CODES);
  const { id, version, note } = row;
  const lines = await loadLines(db, sessionId);
  const priced = pricedLines(lines.map(({ entry }) => entry));
  const codes = await loadCodes(db, sessionId, { lines: priced, email });
  return toCart({ id, version, note, createdMs: row.created_at.getTime() }, lines, codes);
}

/**
 * Reads the lines of a session's cart in the order in which they were added.
 * @param db the database or an open transaction
 * @param sessionId whose cart
 * @returns the lines with today's prices
 */
export async function loadLines(
  db: Database | StoreTransaction,
  sessionId: string,
): Promise<readonly CartLine[]> {
  const rows = await db
    .selectFrom('cart_entries as entry')
    .innerJoin('variants as variant', 'variant.sku', 'entry.sku')
    .innerJoin('products as product', 'product.id', 'entry.item_id')
    .where('entry.session_id', '=', sessionId)
    .orderBy('entry.position')
    .select(['entry.id', 'entry.item_id', 'entry.sku', 'entry.quantity', 'entry.additional_fields'])
    .select(['variant.price_cents', 'variant.sale_price_cents', 'variant.on_sale'])
    .select(['variant.details as variant_details', 'product.details as product_details', 'product.slug'])
    .execute();
  const entries = rows.map((row) => toEntry(row.id, row).entry);
  return (await withQuestions(db, entries)).map((entry) => ({ entry, productType: entry.productType }));
}

/**
 * Lists lines as totals are calculated from them.
 * @param entries the entries of a cart or an order
 */
export function pricedLines(entries: readonly CartEntry[]): TotalsParts['lines'] {
  return entries.map(({ subTotal, productType }) => ({
    subtotalCents: subTotal,
    isGiftCard: productType === PRODUCT_TYPES['gift-card'],
  }));
}

function toCart(head: CartHead, lines: readonly CartLine[], { shown, totals }: CartCodes): Cart {
  const digital = lines.filter((line) => line.productType === PRODUCT_TYPES.digital);
  return {
    id: head.id,
    websiteId: WEBSITE_ID,
    orderId: '',
    created: head.createdMs,
    isPurchased: false,
    entries: lines.map(({ entry }) => entry),
    shippingOptions: [],
    selectedShippingOption: null,
    shippingLocation: null,
    applicableTaxRules: [],
    coupons: shown,
    validCoupons: shown.filter(({ problem }) => problem === undefined),
    invalidCoupons: shown.filter(({ problem }) => problem !== undefined),
    note: head.note,
    ...totalsOf({ lines: pricedLines(lines.map(({ entry }) => entry)), ...totals }),
    totalQuantity: lines.reduce((sum, line) => sum + line.entry.quantity, 0),
    hasDigital: digital.length > 0,
    purelyDigital: lines.length > 0 && digital.length === lines.length,
    requiresShipping: lines.some((line) => line.productType === PRODUCT_TYPES.physical),
    version: head.version,
    currency: CURRENCY,
  };
}
