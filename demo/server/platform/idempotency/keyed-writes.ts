import type { StoreTransaction, Database } from '../database/tables.ts';
import { check } from '../http/read-json.ts';
import type { StoreContext, StoreMiddleware } from '../http/store-env.ts';
import { checkCrumb } from '../sessions/check-crumb.ts';
import { KEY } from './key-of.ts';
import { runOnce, type StoredAnswer } from './run-once.ts';

/**
 * Refuses requests without the visitor's crumb, or token.
 * @param secret the secret of the crumbs
 * Source: docs/behaviour/reference-store.md §3.2
 */
export function needCrumb(secret: string): StoreMiddleware {
  return async (context, next) => {
    checkCrumb(context, secret, context.req.query('crumb') ?? '');
    await next();
  };
}

/**
 * Runs a write of the API once per Idempotency-Key of its session.
 * @param context the request
 * @param parts what the routes are built from
 * @param request the checked request, in a fixed order of keys
 * @param effect runs the write; resolves to the answer
 * @param scope owner of the keys; the visitor by default
 * @returns the answer, new or replayed
 * Source: docs/behaviour/reference-store.md §3.3
 */
export async function runKeyed(
  context: StoreContext,
  { db }: { readonly db: Database },
  request: unknown,
  effect: (transaction: StoreTransaction, scope: string) => Promise<unknown>,
  scope = context.get('sessionId'),
): Promise<StoredAnswer> {
  const sentKey = context.req.header('idempotency-key');
  const key = sentKey === undefined ? undefined : check(KEY, sentKey);
  const call = `${context.req.method} ${context.req.path}`;
  const attempts = new Set<StoreTransaction>();
  const answer = await runOnce(db, { scope, key, call, request }, async (transaction) => {
    attempts.add(transaction);
    return { status: 200, body: JSON.stringify(await effect(transaction, scope)) };
  });
  if (attempts.size === 0) context.header('Idempotency-Replayed', 'true');
  return answer;
}
