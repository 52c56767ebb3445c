import { DIALOG_WORDS } from '../../../../core/words/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { cursorOf, pageUrls } from '../../platform/owner/index.ts';
import { type ListPages, type OwnerQuestionData, PLAIN_QUESTION } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { Refusal, refusal } from '../../platform/shared/refusal.ts';
import { STORE_TEXTS, findEditedCollection, findListedCollections } from '../collections/index.ts';
import { storeData } from './store-form.ts';
import { storeUrl } from './store-urls.ts';

/** The data of the list of stores. */
interface OwnerStoresData extends ListPages {
  readonly done: string | undefined;
  readonly count: string;
  readonly stores: readonly {
    readonly title: string;
    readonly url: string;
    readonly path: string;
    readonly products: string;
    /** '' for one that visitors see. */
    readonly mark: string;
  }[];
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-stores': OwnerStoresData;
  }
}

/**
 * Reads the list of stores, the newest first.
 * @param context the request: `before` or `after`, and `done`, in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §22.1
 */
export async function readStores(context: StoreContext, { db }: StoreParts): Promise<OwnerStoresData> {
  const { items, total, ...ends } = await findListedCollections(db, cursorOf(context));
  return {
    done: context.req.query('done') === 'deleted' ? STORE_TEXTS.deleted : undefined,
    count: STORE_TEXTS.stores(total),
    stores: items.map(({ id, title, urlId, enabled, products }) => ({
      title,
      url: storeUrl(OWNER_URLS.store, id),
      path: `/${urlId}`,
      products: STORE_TEXTS.products(products),
      mark: enabled ? '' : STORE_TEXTS.hidden,
    })),
    ...pageUrls(ends, OWNER_URLS.stores),
  };
}

/**
 * Reads the question before a store is deleted.
 * @param context the request: `id` in its path
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none; 409 for one that cannot be deleted
 * Source: docs/behaviour/owner-pages.md §22.3
 */
export async function readStoreQuestion(
  context: StoreContext,
  parts: StoreParts,
): Promise<OwnerQuestionData> {
  const id = context.req.param('id') ?? '';
  const collection = await findEditedCollection(parts.db, id);
  if (collection === undefined) throw refusal(404, 'unknownPage');
  const { keeps } = await storeData(parts, id);
  if (keeps !== '') throw new Refusal(409, 'invalid', keeps);
  return {
    ...PLAIN_QUESTION,
    about: collection.title,
    consequence: STORE_TEXTS.deletedForGood,
    action: storeUrl(OWNER_URLS.deleteStore, id),
    confirmText: STORE_TEXTS.delete,
    cancelUrl: storeUrl(OWNER_URLS.store, id),
    cancelText: DIALOG_WORDS.cancel,
  };
}
