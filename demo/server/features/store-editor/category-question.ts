import { DIALOG_WORDS } from '../../../../core/words/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { type OwnerQuestionData, PLAIN_QUESTION } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findCategory, STORE_TEXTS } from '../collections/index.ts';
import { categoryAsked, categoryUrl } from './store-urls.ts';

/**
 * Reads the question before a category is deleted.
 * @param context the request: `id` and `categoryId` in its path
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §22.6
 */
export async function readCategoryQuestion(
  context: StoreContext,
  { db }: StoreParts,
): Promise<OwnerQuestionData> {
  const asked = categoryAsked(context);
  const category = await findCategory(db, asked);
  if (category === undefined) throw refusal(404, 'unknownPage');
  return {
    ...PLAIN_QUESTION,
    about: category.name,
    consequence: STORE_TEXTS.categoryDeletedForGood(category.subcategories, category.products),
    action: categoryUrl(OWNER_URLS.deleteCategory, asked),
    fields: [{ name: 'in', value: category.parentId }],
    confirmText: STORE_TEXTS.deleteCategory,
    cancelUrl: categoryUrl(OWNER_URLS.category, asked),
    cancelText: DIALOG_WORDS.cancel,
  };
}
