import { DIALOG_WORDS } from '../../../../core/words/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { type OwnerQuestionData, PLAIN_QUESTION } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findOwnersProduct } from '../catalogue/index.ts';
import { PRODUCT_TEXTS } from './texts.ts';

/**
 * Reads the confirmation page for deleting a product.
 * @param context the request: `id` in its path
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §17.5
 */
export async function readDeletion(context: StoreContext, { db }: StoreParts): Promise<OwnerQuestionData> {
  const id = context.req.param('id') ?? '';
  const product = await findOwnersProduct(db, id);
  if (product === undefined) throw refusal(404, 'unknownPage');
  const { reviews } = await db
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('reviews'))
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow();
  const { waiting } = await db
    .selectFrom('restock_signups')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('product_id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  const urlOf = (path: string): string => path.replace(':id', encodeURIComponent(id));
  return {
    ...PLAIN_QUESTION,
    about: product.title,
    consequence: PRODUCT_TEXTS.deletedForGood(reviews, waiting),
    action: urlOf(OWNER_URLS.deleteProduct),
    confirmText: PRODUCT_TEXTS.delete,
    cancelUrl: urlOf(OWNER_URLS.product),
    cancelText: DIALOG_WORDS.cancel,
  };
}
