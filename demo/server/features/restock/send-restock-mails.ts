import type { StoreTransaction } from '../../platform/database/tables.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import type { StoredAnswer } from '../../platform/idempotency/index.ts';
import { logError } from '../../platform/pages/answer-error.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { finishSending } from './finish-sending.ts';
import type { Target } from './schemas.ts';
import { findUnfinishedSendings, startSending } from './start-sending.ts';

/** Runs the first half of sending once per key, and returns its stored answer. */
type RunOnce = (
  effect: (transaction: StoreTransaction) => Promise<{ readonly sendingId: string }>,
) => Promise<StoredAnswer>;

/**
 * Sends restock emails: stores the recipients once per key, and then writes all pending mails, including those of interrupted
 * sendings. It continues after the client has disconnected.
 * @param context the request
 * @param parts what the routes are built from
 * @param targets the variants
 * @param runOnceFor runs the first half
 * @returns number of mails that this key has written, now or before, including interrupted sendings
 * @throws Refusal 503 if mails are left; the same request resumes
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
  // A key from before sendings were stored.
  if (!('sendingId' in kept)) return kept;
  const onRefused = (error: unknown): void => {
    logError(error, context, parts);
  };
  const { sendingId } = kept;
  const others = await Promise.all(targets.map((target) => findUnfinishedSendings(db, target)));
  // Its own is last, because it also counts the mails written here for the others.
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
