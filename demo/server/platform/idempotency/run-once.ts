import { createHash } from 'node:crypto';

import type { Database, StoreTransaction } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { refusal } from '../shared/refusal.ts';

/** The identity of an action: its session, its key and its request. */
export interface Action {
  /** The session; keys of different visitors are unrelated. */
  readonly scope: string;
  /** The Idempotency-Key; undefined makes every request a new action. */
  readonly key: string | undefined;
  /** Method and path. */
  readonly call: string;
  /** The checked request, in a fixed order of keys. */
  readonly request: unknown;
}

/** An answer as it is stored and replayed; `body` is JSON text, or the address of a redirect. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * Runs an action once: the key's row is inserted first, in the transaction of the effect, so that a concurrent request
 * with the same key waits at the unique index and then replays. A refusal rolls everything back and is not remembered.
 * @param db the store's database
 * @param action what identifies the action
 * @param effect runs it, through the transaction that it is passed
 * @returns the answer, new or replayed
 * @throws Refusal 422 when the key belongs to another request, and whatever the effect throws
 * Source: docs/behaviour/reference-store.md §3.3
 */
export async function runOnce(
  db: Database,
  action: Action,
  effect: (transaction: StoreTransaction) => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const { scope, key } = action;
  if (key === undefined) return inTransaction(db, effect);
  const requestHash = hashOf(action);
  return inTransaction(db, async (transaction) => {
    const isNew = await claimKey(transaction, scope, key, requestHash);
    if (!isNew) return replay(transaction, scope, key, requestHash);
    const answer = await effect(transaction);
    await transaction
      .updateTable('idempotency')
      .set(answer)
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

async function claimKey(
  transaction: StoreTransaction,
  scope: string,
  key: string,
  requestHash: string,
): Promise<boolean> {
  const claimed = await transaction
    .insertInto('idempotency')
    .values({ scope, key, request_hash: requestHash, status: 0, body: '' })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function replay(
  transaction: StoreTransaction,
  scope: string,
  key: string,
  requestHash: string,
): Promise<StoredAnswer> {
  const stored = await transaction
    .selectFrom('idempotency')
    .select(['request_hash', 'status', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (stored.request_hash !== requestHash) throw refusal(422, 'otherPayload');
  return { status: stored.status, body: stored.body };
}

function hashOf({ call, request }: Action): string {
  return createHash('sha256')
    .update(JSON.stringify([call, request]))
    .digest('hex');
}
