import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';

import type { ContentTables } from './content-tables.ts';
import type { VisitTables } from './visit-tables.ts';

/** A setting of the whole store, such as the secret of its crumbs. */
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

/** A variant: one price, one stock-keeping unit; `details` is JSON text. */
export interface VariantsTable {
  sku: string;
  product_id: string;
  position: number;
  price_cents: number;
  sale_price_cents: number;
  on_sale: boolean;
  details: string;
}

/** The stock of a variant; the database itself refuses a quantity below zero. */
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
  position: Generated<number>;
  session_id: string;
  cart_id: string;
  email: string;
  customer_name: string;
  subtotal_cents: number;
  grand_total_cents: number;
  currency: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** A sold line of an order, with the price it was sold at; `additional_fields` are answers as JSON text, or ''. */
export interface OrderLinesTable {
  order_id: string;
  position: number;
  item_id: string;
  sku: string;
  title: string;
  attributes: string;
  quantity: number;
  unit_price_cents: number;
  additional_fields: Generated<string>;
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

/** A form and what it asks; `schema` is JSON text, `version` counts how often it was saved. */
export interface FormsTable {
  id: string;
  schema: string;
  version: Generated<number>;
}

/** A key that one submission of a session may use. */
export interface FormKeysTable {
  key: string;
  session_id: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** What a visitor sent; `answers` and `asked` are JSON text, `words` are those by which it is found. */
export interface FormSubmissionsTable {
  id: string;
  position: Generated<number>;
  asked: string;
  words: string;
  form_id: string;
  answers: string;
  page_url: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** An account of the store's owner. */
export interface OwnersTable {
  name: string;
  password_hash: string;
}

/** A login of an owner; only the hash of its token is kept. */
export interface OwnerSessionsTable {
  token_hash: string;
  owner_name: string;
  expires_at: Date;
}

/** An address that forms are completed from; `details` is JSON text, `words` what it is found by. */
export interface AddressesTable {
  id: string;
  position: number;
  details: string;
  words: string;
}

/** A challenge that was solved and sent. */
export interface CaptchaUsesTable {
  signature: string;
  used_at: ColumnType<Date, Date | undefined, never>;
}

/** A mail that the store has written; `cause` is what it was written for, once. */
export interface MailsTable {
  id: string;
  position: Generated<number>;
  cause: string;
  kind: string;
  recipient: string;
  subject: string;
  body: string;
  language: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** A gift card that was sold: what it was worth, and what is left of it, in integer cents. */
export interface GiftCardsTable {
  code: string;
  position: Generated<number>;
  order_id: string;
  value_cents: number;
  left_cents: number;
  currency: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** Somebody who waits for a variant; `sent_at` is when they were told. */
export interface RestockSignupsTable {
  id: string;
  position: Generated<number>;
  product_id: string;
  variant_id: string;
  email: string;
  email_key: string;
  joins_mailing_list: boolean;
  language: string;
  created_at: ColumnType<Date, Date | undefined, never>;
  sent_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

/** Somebody who wants the store's news. */
export interface MailingListTable {
  email_key: string;
  email: string;
  language: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** A subscription that waits for its checkout. */
export interface SubscriptionCartsTable {
  token: string;
  session_id: string;
  item_id: string;
  sku: string;
  quantity: number;
  additional_fields: string;
}

/** A subscription that was confirmed; `plan` is JSON text. */
export interface SubscriptionsTable {
  order_id: string;
  token: string;
  plan: string;
}

/** Every table of the store. */
export interface Tables extends ContentTables, VisitTables {
  settings: SettingsTable;
  products: ProductsTable;
  variants: VariantsTable;
  stock: StockTable;
  carts: CartsTable;
  cart_entries: CartEntriesTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  idempotency: IdempotencyTable;
  forms: FormsTable;
  form_keys: FormKeysTable;
  form_submissions: FormSubmissionsTable;
  captcha_uses: CaptchaUsesTable;
  addresses: AddressesTable;
  owners: OwnersTable;
  owner_sessions: OwnerSessionsTable;
  mails: MailsTable;
  restock_signups: RestockSignupsTable;
  mailing_list: MailingListTable;
  gift_cards: GiftCardsTable;
  subscription_carts: SubscriptionCartsTable;
  subscriptions: SubscriptionsTable;
}

const TABLE_NAMES: Readonly<Record<keyof Tables, true>> = {
  settings: true,
  products: true,
  variants: true,
  stock: true,
  carts: true,
  cart_entries: true,
  orders: true,
  order_lines: true,
  idempotency: true,
  posts: true,
  comments: true,
  events: true,
  galleries: true,
  gallery_items: true,
  reviews: true,
  forms: true,
  form_keys: true,
  form_submissions: true,
  captcha_uses: true,
  addresses: true,
  owners: true,
  owner_sessions: true,
  mails: true,
  restock_signups: true,
  mailing_list: true,
  gift_cards: true,
  subscription_carts: true,
  subscriptions: true,
  analytics_events: true,
};

/** The name of every table of the store. */
export const ALL_TABLES = Object.keys(TABLE_NAMES) as readonly (keyof Tables)[];

/** The store's database. */
export type Database = Kysely<Tables>;

/** An open transaction of the store's database. */
export type StoreTransaction = Transaction<Tables>;
