import { WEBSITE } from '../../../site/website.ts';
import { isUnreachable } from '../../platform/database/is-unreachable.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { MAIL_TEXTS } from '../../platform/shared/mail-texts.ts';
import { findProduct } from '../catalogue/index.ts';
import { queueMail } from '../mails/index.ts';
import { titleWithVariant, variantName } from './sold-out-variants.ts';
import { findUnfinishedSendings } from './start-sending.ts';

/** After this many refusals in a row the mail service counts as down. */
const MAX_REFUSALS_IN_A_ROW = 3;

/** Options of a sending. */
export interface SendingParts {
  /** Stops it between two mails. */
  readonly closing: AbortSignal;
  /** Called with the error of a refused mail. */
  readonly onRefused: (error: unknown) => void;
  /** The sending that counts the written mails; the finished one by default. */
  readonly countedBy?: string;
}

/** The progress of a sending, in mails. */
export interface SendingProgress {
  readonly sentCount: number;
  readonly leftCount: number;
}

interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly product_id: string;
  readonly variant_id: string;
}

/**
 * Writes the pending mails of a sending, each in a transaction with its recipient's state, so that an interruption loses no mail
 * and repeats none. May run concurrently. A refused mail is left for the next attempt, and the others are written; it stops after
 * several refusals in a row.
 * @param db the store's database
 * @param sendingId which one
 * @param parts abort signal, error callback and the counting sending
 * @returns the progress
 * @throws whatever the database throws when it cannot be reached
 * Source: docs/behaviour/restock.md §5.4
 */
export async function finishSending(
  db: Database,
  sendingId: string,
  { closing, onRefused, countedBy = sendingId }: SendingParts,
): Promise<SendingProgress> {
  const refused: string[] = [];
  let refusalsInARow = 0;
  while (refusalsInARow < MAX_REFUSALS_IN_A_ROW && !closing.aborted) {
    let recipient: Recipient | undefined;
    try {
      recipient = await inTransaction(db, async (transaction) => {
        const sending = await lockSending(transaction, sendingId);
        recipient = await nextRecipient(transaction, sendingId, refused);
        if (recipient) await sendTo(transaction, recipient, { storeUrl: sending.store_url, countedBy });
        return recipient;
      });
      if (recipient === undefined) break;
      refusalsInARow = 0;
    } catch (error) {
      if (recipient === undefined || isUnreachable(error)) throw error;
      onRefused(error);
      await countRefusal(db, recipient.id);
      refused.push(recipient.id);
      refusalsInARow += 1;
    }
  }
  return progressOf(db, sendingId);
}

/** Concurrent writers of one sending take turns. */
async function lockSending(
  transaction: StoreTransaction,
  id: string,
): Promise<{ readonly store_url: string }> {
  return transaction
    .selectFrom('restock_sendings')
    .select('store_url')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function nextRecipient(
  transaction: StoreTransaction,
  sendingId: string,
  refused: readonly string[],
): Promise<Recipient | undefined> {
  return (
    transaction
      .selectFrom('restock_signups')
      .select(['id', 'email', 'product_id', 'variant_id'])
      .where('sending_id', '=', sendingId)
      .where('sent_at', 'is', null)
      .$if(refused.length > 0, (query) => query.where('id', 'not in', refused))
      // Refused ones last: otherwise a few bad addresses would block everybody behind them.
      .orderBy('refusal_count')
      .orderBy('position')
      .limit(1)
      .executeTakeFirst()
  );
}

async function countRefusal(db: Database, id: string): Promise<void> {
  await db
    .updateTable('restock_signups')
    .set((row) => ({ refusal_count: row('refusal_count', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

async function sendTo(
  transaction: StoreTransaction,
  { id, email, product_id: productId, variant_id: variantId }: Recipient,
  { storeUrl, countedBy }: { readonly storeUrl: string; readonly countedBy: string },
): Promise<void> {
  const product = await findProduct(transaction, 'id', productId);
  if (product === undefined) throw new Error(`the store has no product ${productId}`);
  const variant = product.structuredContent.variants.find((one) => one.id === variantId);
  const title = titleWithVariant(product.title, variant ? variantName(variant) : '');
  const { backInStock } = MAIL_TEXTS;
  await queueMail(transaction, {
    kind: 'restock',
    cause: `restock:${id}`,
    to: email,
    subject: backInStock.subject(title),
    body: backInStock.body(title, `${storeUrl}${product.fullUrl}`, WEBSITE.siteTitle),
    // The texts are the store's own.
    language: WEBSITE.language,
  });
  await transaction
    .updateTable('restock_signups')
    .set({ sent_at: new Date(), sending_id: countedBy })
    .where('id', '=', id)
    .execute();
}

async function progressOf(db: Database, sendingId: string): Promise<SendingProgress> {
  const { sent, total } = await db
    .selectFrom('restock_signups')
    .select(({ fn }) => [fn.count<number>('sent_at').as('sent'), fn.countAll<number>().as('total')])
    .where('sending_id', '=', sendingId)
    .executeTakeFirstOrThrow();
  return { sentCount: sent, leftCount: total - sent };
}

/**
 * Resumes the sendings that were interrupted when the store stopped. Failures are logged and retried at the next start, or when
 * the owner sends again.
 * @param db the store's database
 * @param closing stops it between two mails
 * @param log called for each failure with one line, without addresses
 * Source: docs/behaviour/restock.md §5.4
 */
export async function resumeSendings(
  db: Database,
  closing: AbortSignal,
  log: (line: string) => void,
): Promise<void> {
  const onRefused = (error: unknown): void => {
    log(`sending restock emails failed: ${error instanceof Error ? error.message : String(error)}`);
  };
  try {
    for (const id of await findUnfinishedSendings(db)) await finishSending(db, id, { closing, onRefused });
  } catch (error) {
    onRefused(error);
  }
}
