import type { Selectable } from 'kysely';

import type { StoreTransaction, Tables } from '../../../platform/database/tables.ts';
import { refusal } from '../../../platform/shared/refusal.ts';
import { type OrderState, stateOf } from '../order-state.ts';

/** An order that no other transaction changes meanwhile. */
export interface LockedOrder {
  readonly row: Selectable<Tables['orders']>;
  readonly lines: readonly Selectable<Tables['order_lines']>[];
  readonly state: OrderState;
}

/**
 * Locks an order: whatever changes an order does it first, so that its changes follow one another.
 * @param transaction an open transaction
 * @param orderId which order
 * @throws Refusal 404 for an unknown order
 * Source: docs/behaviour/reference-store.md §21.2
 */
export async function lockOrder(transaction: StoreTransaction, orderId: string): Promise<LockedOrder> {
  const row = await transaction
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw refusal(404, 'unknownPage');
  // A separate statement: it sees what the transaction before has written.
  const lines = await transaction
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return { row, lines, state: stateOf(row, lines) };
}
