import type { ColumnType, Generated } from 'kysely';

/** One cart per session; an order empties it and gives it a new id, so that `version` never falls. */
interface CartsTable {
  session_id: string;
  id: string;
  version: number;
  created_at: ColumnType<Date, Date | undefined, Date>;
}

/** A line of a cart. */
interface CartEntriesTable {
  id: string;
  position: Generated<number>;
  session_id: string;
  item_id: string;
  sku: string;
  quantity: number;
  additional_fields: string;
}

/** A subscription that waits for its checkout. */
interface SubscriptionCartsTable {
  token: string;
  session_id: string;
  item_id: string;
  sku: string;
  quantity: number;
  additional_fields: string;
}

/** The tables of carts, and of subscriptions that wait for their checkout. */
export interface CartTables {
  carts: CartsTable;
  cart_entries: CartEntriesTable;
  subscription_carts: SubscriptionCartsTable;
}
