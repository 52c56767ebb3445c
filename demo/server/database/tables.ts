import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';

/** A small thing the whole store remembers, such as the secret of its crumbs. */
export interface SettingsTable {
  name: string;
  value: string;
}

/** A product without its variants; `details` is JSON text checked when the catalogue is loaded. */
export interface ProductsTable {
  id: string;
  slug: string;
  position: number;
  details: string;
}

/** What can be bought: one price, one stock-keeping unit; `details` is JSON text. */
export interface VariantsTable {
  sku: string;
  product_id: string;
  position: number;
  price_cents: number;
  sale_price_cents: number;
  on_sale: boolean;
  details: string;
}

/** What is left to sell; the database itself refuses a quantity below zero. */
export interface StockTable {
  sku: string;
  unlimited: boolean;
  quantity: number;
}

/** One cart per session; an order empties it and gives it a new id, so that `version` never falls. */
export interface CartsTable {
  session_id: string;
  id: string;
  version: number;
  created_at: ColumnType<Date, Date | undefined, Date>;
}

/** A line of a cart. */
export interface CartEntriesTable {
  id: string;
  position: Generated<number>;
  session_id: string;
  item_id: string;
  sku: string;
  quantity: number;
  additional_fields: string;
}

/** A placed order; amounts are integer cents. */
export interface OrdersTable {
  id: string;
  session_id: string;
  cart_id: string;
  email: string;
  customer_name: string;
  subtotal_cents: number;
  grand_total_cents: number;
  currency: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** A sold line of an order, with the price it was sold at. */
export interface OrderLinesTable {
  order_id: string;
  position: number;
  item_id: string;
  sku: string;
  title: string;
  attributes: string;
  quantity: number;
  unit_price_cents: number;
}

/** An accepted action and its answer, kept so that a repeated request replays instead of acting twice. */
export interface IdempotencyTable {
  scope: string;
  key: string;
  request_hash: string;
  status: number;
  body: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** Every table of the store. */
export interface Tables {
  settings: SettingsTable;
  products: ProductsTable;
  variants: VariantsTable;
  stock: StockTable;
  carts: CartsTable;
  cart_entries: CartEntriesTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  idempotency: IdempotencyTable;
}

/** The store's database. */
export type Database = Kysely<Tables>;

/** An open transaction of the store's database. */
export type StoreTransaction = Transaction<Tables>;
