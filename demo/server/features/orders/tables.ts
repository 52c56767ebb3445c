import type { ColumnType, Generated } from 'kysely';

/** A placed order; amounts are integer cents. */
interface OrdersTable {
  id: string;
  position: Generated<number>;
  session_id: string;
  cart_id: string;
  email: string;
  customer_name: string;
  subtotal_cents: number;
  grand_total_cents: number;
  currency: string;
  awaits_payment: Generated<boolean>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** A sold line of an order, with the price it was sold at; `additional_fields` are answers as JSON text, or ''. */
interface OrderLinesTable {
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

/** A sold gift card: its value and its balance, in integer cents. */
interface GiftCardsTable {
  code: string;
  position: Generated<number>;
  order_id: string;
  value_cents: number;
  left_cents: number;
  currency: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** A subscription that was confirmed; `plan` is JSON text. */
interface SubscriptionsTable {
  order_id: string;
  token: string;
  plan: string;
}

/** The tables of orders. */
export interface OrderTables {
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  gift_cards: GiftCardsTable;
  subscriptions: SubscriptionsTable;
}
