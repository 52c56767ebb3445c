import { WEBSITE } from '../../../site/website.ts';
import type { StoreTransaction } from '../../database/tables.ts';
import { MAIL_TEXTS } from '../../shared/strings.ts';
import { findProduct } from '../catalogue/index.ts';
import { queueMail } from '../outbox/index.ts';
import type { Target } from './schemas.ts';
import { variantName } from './sold-out-variants.ts';

/**
 * Writes a mail to everybody who waits for one of several variants. Whoever gets one waits no longer, from the same
 * transaction on, so that no mail is sent twice, and none is lost.
 * @param transaction an open transaction
 * @param targets the variants; one that nobody waits for does no harm
 * @param storeUrl the origin of the store, which mails lead to; '' for paths alone
 * @returns how many mails were written
 * Source: docs/behaviour/restock.md §5.2
 */
export async function sendGroups(
  transaction: StoreTransaction,
  targets: readonly Target[],
  storeUrl: string,
): Promise<number> {
  let count = 0;
  for (const target of [...targets].sort(byName)) count += await sendGroup(transaction, target, storeUrl);
  return count;
}

/** Always in the same order, so that two requests cannot wait for each other. */
function byName(one: Target, other: Target): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}

async function sendGroup(
  transaction: StoreTransaction,
  { productId, variantId }: Target,
  storeUrl: string,
): Promise<number> {
  const told = await transaction
    .updateTable('restock_signups')
    .set({ sent_at: new Date() })
    .where('product_id', '=', productId)
    .where('variant_id', '=', variantId)
    .where('sent_at', 'is', null)
    .returning(['id', 'email'])
    .execute();
  const product = told.length > 0 ? await findProduct(transaction, 'id', productId) : undefined;
  if (product === undefined) return 0;
  const variant = product.structuredContent.variants.find(({ id }) => id === variantId);
  const name = [product.title, variant ? variantName(variant) : ''].filter((part) => part !== '').join(', ');
  const { backInStock } = MAIL_TEXTS;
  for (const { id, email } of told) {
    await queueMail(transaction, {
      kind: 'restock',
      cause: `restock:${id}`,
      to: email,
      subject: backInStock.subject(name),
      body: backInStock.body(name, `${storeUrl}${product.fullUrl}`, WEBSITE.siteTitle),
      // The texts are the store's own.
      language: WEBSITE.language,
    });
  }
  return told.length;
}
