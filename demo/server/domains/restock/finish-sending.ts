import { WEBSITE } from '../../../site/website.ts';
import { isUnreachable } from '../../database/is-unreachable.ts';
import type { Database, StoreTransaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { MAIL_TEXTS } from '../../shared/strings.ts';
import { findProduct } from '../catalogue/index.ts';
import { queueMail } from '../outbox/index.ts';
import { titleWithVariant, variantName } from './sold-out-variants.ts';

/** A mail service that refuses so many mails in a row refuses all of them. */
const MAX_REFUSALS_IN_A_ROW = 3;

/** How a sending is watched. */
export interface SendingParts {
  /** Stops it between two mails. */
  readonly closing: AbortSignal;
  /** Called with what a mail was refused with. */
  readonly onRefused: (error: unknown) => void;
  /** The sending that counts the mails that are written; the one that is finished by default. */
  readonly countedBy?: string;
}

/** How far a sending has come, in mails. */
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
 * Writes the mails of a sending that are not written yet, each in a transaction with its recipient's state, so that nobody gets
 * two and nobody is lost wherever it is interrupted. Several may do so at the same time. A mail that is refused is left for
 * the next try, and the others are written; after several in a row it stops.
 * @param db the store's database
 * @param sendingId which one
 * @param parts what stops it, what receives refusals, and which sending counts
 * @returns how far the sending has come
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

/** Who writes the mails of one sending takes turns. */
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
      // Those that were refused come last, or a few bad addresses would keep everybody behind them waiting.
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
