import type { Kysely, Transaction } from 'kysely';

import type { CartTables } from '../../features/cart/tables.ts';
import type { CatalogueTables } from '../../features/catalogue/tables.ts';
import type { ContentTables } from '../../features/journal/tables.ts';
import type { FormTables } from '../../features/forms/tables.ts';
import type { LanguageTables } from '../../features/languages/tables.ts';
import type { LockTables } from '../../features/locks/tables.ts';
import type { MailTables } from '../../features/mails/tables.ts';
import type { MemberTables } from '../../features/members/tables.ts';
import type { OrderTables } from '../../features/orders/tables.ts';
import type { OwnerTables } from '../../features/owner/tables.ts';
import type { PerformanceTables } from '../../features/performance/tables.ts';
import type { VisitTables } from '../../features/visits/tables.ts';

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
