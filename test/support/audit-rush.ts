import assert from 'node:assert/strict';

import type { Database } from '../../demo/server/platform/database/tables.ts';
import type { RushClient } from './rush.ts';

/** The invariants that a rush must not violate. */
export const VIOLATIONS = {
  oversold: 'more was sold than there was',
  unsold: 'pieces were left although a visitor was refused as sold out',
  stockDiffers: 'stock is not what was there minus what was sold',
  undecided: 'a client never got a certain answer',
  lost: 'an order was acknowledged and is not there',
  unacknowledged: 'an order is there whose client was told otherwise',
  doubled: 'one client has two orders, or two answers',
  wrongQuantity: 'an order holds another quantity than was added',
  cartLost: 'a client whose order was refused no longer has the one piece that was added',
  halfKey: 'a key is there without an answer',
} as const;

/** Name of a violation. */
export type Violation = keyof typeof VIOLATIONS;

/** The result of the audit. */
export interface Audit {
  readonly sold: number;
  readonly left: number;
  readonly bought: number;
  /** Each name once. */
  readonly violations: readonly Violation[];
  /** Why clients are undecided, for the failure's message. */
  readonly reasons: readonly string[];
}

/**
 * Compares the responses that clients received with the database.
 * @param db the store's database
 * @param clients the responses of each client
 * @param sku what they ran for
 * @param initialQuantity how many there were
 */
export async function auditRush(
  db: Database,
  clients: readonly RushClient[],
  sku: string,
  initialQuantity: number,
): Promise<Audit> {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .where('order_lines.sku', '=', sku)
    .select(['orders.id', 'orders.session_id', 'order_lines.quantity'])
    .execute();
  const { quantity: left } = await db
    .selectFrom('stock')
    .select('quantity')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  const kept = await db
    .selectFrom('cart_entries')
    .where('sku', '=', sku)
    .select(['session_id', 'quantity'])
    .execute();
  const keptBy = new Map<string, number>();
  for (const { session_id, quantity } of kept) {
    keptBy.set(session_id, (keptBy.get(session_id) ?? 0) + quantity);
  }
  const refused = clients.filter(({ hasAdded, outcome }) => hasAdded && outcome.kind === 'sold-out');
  const halfKeys = await db.selectFrom('idempotency').select('key').where('status', '=', 0).execute();
  const sold = orders.reduce((sum, { quantity }) => sum + quantity, 0);
  const bySession = new Map(orders.map((order) => [order.session_id, order.id]));
  const buyers = clients.filter(({ outcome }) => outcome.kind === 'bought');
  const reportedIds = new Set(clients.flatMap(({ acknowledged }) => acknowledged));
  const ids = new Set(orders.map(({ id }) => id));
  const checks: Readonly<Record<Violation, boolean>> = {
    oversold: sold > initialQuantity,
    unsold: left > 0 && clients.some(({ outcome }) => outcome.kind === 'sold-out'),
    stockDiffers: left !== initialQuantity - sold,
    undecided: clients.some(({ outcome }) => outcome.kind === 'undecided'),
    lost: [...reportedIds].some((id) => !ids.has(id)),
    unacknowledged: orders.some(({ id }) => !reportedIds.has(id)),
    doubled:
      bySession.size !== orders.length || clients.some(({ acknowledged }) => new Set(acknowledged).size > 1),
    wrongQuantity: orders.some(({ quantity }) => quantity !== 1),
    cartLost: refused.some(({ sessionId }) => keptBy.get(sessionId) !== 1),
    halfKey: halfKeys.length > 0,
  };
  const reasons = clients.flatMap(({ outcome }) => (outcome.kind === 'undecided' ? [outcome.why] : []));
  const violations = (Object.keys(checks) as Violation[]).filter((name) => checks[name]);
  return { sold, left, bought: buyers.length, violations, reasons: [...new Set(reasons)] };
}

/**
 * Fails unless all pieces were sold, each once, and every client's response agrees with the database.
 * @param audit of the rush
 * @param pieces how many there were
 */
export function assertFlawless(audit: Audit, pieces: number): void {
  assert.deepEqual(audit.violations, [], audit.reasons.join('\n'));
  assert.deepEqual([audit.sold, audit.left, audit.bought], [pieces, 0, pieces]);
}
