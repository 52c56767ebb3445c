import type { Kysely, Transaction } from 'kysely';

import type { CartTables } from './cart-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { FormTables } from './form-tables.ts';
import type { LanguageTables } from './language-tables.ts';
import type { LockTables } from './lock-tables.ts';
import type { MailTables } from './mail-tables.ts';
import type { MemberTables } from './member-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { OwnerTables } from './owner-tables.ts';
import type { PerformanceTables } from './performance-tables.ts';
import type { VisitTables } from './visit-tables.ts';

/** Every table of the store. */
export interface Tables
  extends
    CartTables,
    CatalogueTables,
    ContentTables,
    FormTables,
    LanguageTables,
    LockTables,
    MailTables,
    MemberTables,
    OrderTables,
    OwnerTables,
    PerformanceTables,
    VisitTables {}

const TABLE_NAMES: Readonly<Record<keyof Tables, true>> = {
  settings: true,
  products: true,
  variants: true,
  stock: true,
  collections: true,
  categories: true,
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
  navigations: true,
  commerce_preferences: true,
  site_frame: true,
  members: true,
  member_sessions: true,
  site_languages: true,
  locks: true,
  lock_visits: true,
  mails: true,
  restock_sendings: true,
  restock_signups: true,
  mailing_list: true,
  gift_cards: true,
  subscription_carts: true,
  subscriptions: true,
  analytics_events: true,
  performance_records: true,
};

/** The name of every table of the store. */
export const ALL_TABLES = Object.keys(TABLE_NAMES) as readonly (keyof Tables)[];

/** The store's database. */
export type Database = Kysely<Tables>;

/** An open transaction of the store's database. */
export type StoreTransaction = Transaction<Tables>;
