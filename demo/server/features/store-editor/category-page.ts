import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { COLLECTION_LIMITS, findCategory } from '../collections/index.ts';
import { fieldMaker, type FormField } from '../../platform/owner/index.ts';
import { CATEGORY_NAME, type RefusedCategory } from './category-form.ts';
import { categoryAsked, categoryUrl, levelUrl } from './store-urls.ts';

/** The data of the page of a category. */
export interface OwnerCategoryData {
  readonly title: string;
  readonly notice: string | undefined;
  readonly action: string;
  readonly fields: readonly FormField[];
  readonly deleteUrl: string;
  readonly listUrl: string;
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-category': OwnerCategoryData;
  }
}

/** The page of a category. */
export const CATEGORY_PAGE = { title: 'Category', path: OWNER_URLS.category } as const;

/**
 * Reads the page of a category.
 * @param context the request: `id` and `categoryId` in its path
 * @param parts what the routes are built from
 * @param refused what was typed, and its errors
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §22.5
 */
export async function readCategory(
  context: StoreContext,
  { db }: StoreParts,
  refused?: RefusedCategory,
): Promise<OwnerCategoryData> {
  const asked = categoryAsked(context);
  const category = await findCategory(db, asked);
  if (category === undefined) throw refusal(404, 'unknownPage');
  const values = refused?.values ?? { displayName: category.name, parent: category.parentName };
  const make = fieldMaker(values, refused?.problems ?? {});
  return {
    title: category.name,
    notice: refused?.notice,
    action: categoryUrl(OWNER_URLS.category, asked),
    fields: [
      make('displayName', CATEGORY_NAME),
      make('parent', {
        label: 'Inside category',
        hint: 'The name of another category. Leave it empty for the top.',
        maxLength: COLLECTION_LIMITS.categoryLength,
      }),
    ],
    deleteUrl: categoryUrl(OWNER_URLS.deleteCategory, asked),
    listUrl: levelUrl({ ...asked, id: category.parentId }),
  };
}
