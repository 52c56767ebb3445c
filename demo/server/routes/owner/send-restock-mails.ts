import type { StoreTransaction } from '../../database/tables.ts';
import type { StoredAnswer } from '../../domains/idempotency/index.ts';
import {
  findUnfinishedSendings,
  finishSending,
  startSending,
  type Target,
} from '../../domains/restock/index.ts';
import type { StoreContext } from '../../http/store-env.ts';
import { refusal } from '../../shared/refusal.ts';
import { logError } from '../answer-error.ts';
import type { StoreParts } from '../store-parts.ts';

/** Runs the first half of sending once per key, and answers what is kept of it. */
type RunOnce = (
  effect: (transaction: StoreTransaction) => Promise<{ readonly sendingId: string }>,
) => Promise<StoredAnswer>;

/**
 * Sends the mails of those who wait: remembers whom they go to, once per key, and then writes what is not written
 * yet, also of what was interrupted before. It goes on when nobody waits for the answer any more.
 * @param context the request
 * @param parts what the routes are built from
 * @param targets what they wait for
 * @param runOnceFor runs the first half
 * @returns how many mails this key has written, now or before, also for sendings that were interrupted
 * @throws Refusal 503 where some are left, which the same request sends
 * Source: docs/behaviour/restock.md §5.2, §5.4
 */
export async function sendRestockMails(
  context: StoreContext,
  parts: StoreParts,
  targets: readonly Target[],
  runOnceFor: RunOnce,
): Promise<{ readonly sentCount: number }> {
  const { db, closing } = parts;
  const storeUrl = context.get('publicUrl')?.origin ?? '';
  const { body } = await runOnceFor(async (transaction) => ({
    sendingId: await startSending(transaction, targets, storeUrl),
  }));
  const kept = JSON.parse(body) as { readonly sendingId: string } | { readonly sentCount: number };
  // A key from before sendings were kept.
  if (!('sendingId' in kept)) return kept;
  const onRefused = (error: unknown): void => {
    logError(error, context, parts);
  };
  const { sendingId } = kept;
  const others = await Promise.all(targets.map((target) => findUnfinishedSendings(db, target)));
  // Its own comes last: it also counts what is written here for the others.
  const ids = new Set(others.flat().filter((id) => id !== sendingId)).add(sendingId);
  let [sentCount, leftCount] = [0, 0];
  for (const id of ids) {
    const progress = await finishSending(db, id, { closing, onRefused, countedBy: sendingId });
    leftCount += progress.leftCount;
    ({ sentCount } = progress);
  }
  if (leftCount > 0) throw refusal(503, 'emailsLeft');
  return { sentCount };
}
