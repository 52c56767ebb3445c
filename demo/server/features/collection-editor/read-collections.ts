import { DIALOG_WORDS } from '../../../../core/words/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { cursorOf, pageUrls } from '../../platform/owner/list-pages.ts';
import { type ListPages, type OwnerQuestionData, PLAIN_QUESTION } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { Refusal, refusal } from '../../platform/shared/refusal.ts';
import { COLLECTION_TEXTS, findEditedCollection, findListedCollections } from '../collections/index.ts';
import { collectionData, collectionUrl } from './collection-form.ts';

/** The data of the list of collections. */
interface OwnerCollectionsData extends ListPages {
  readonly done: string | undefined;
  readonly count: string;
  readonly collections: readonly {
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
    readonly 'owner-collections': OwnerCollectionsData;
  }
}

/**
 * Reads the list of collections, the newest first.
 * @param context the request: `before` or `after`, and `done`, in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §22.1
 */
export async function readCollections(
  context: StoreContext,
  { db }: StoreParts,
): Promise<OwnerCollectionsData> {
  const { items, total, ...ends } = await findListedCollections(db, cursorOf(context));
  return {
    done: context.req.query('done') === 'deleted' ? COLLECTION_TEXTS.deleted : undefined,
    count: COLLECTION_TEXTS.collections(total),
    collections: items.map(({ id, title, urlId, enabled, products }) => ({
      title,
      url: collectionUrl(OWNER_URLS.collection, id),
      path: `/${urlId}`,
      products: COLLECTION_TEXTS.products(products),
      mark: enabled ? '' : COLLECTION_TEXTS.hidden,
    })),
    ...pageUrls(ends, OWNER_URLS.collections),
  };
}

/**
 * Reads the question before a collection is deleted.
 * @param context the request: `id` in its path
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none; 409 for one that cannot be deleted
 * Source: docs/behaviour/owner-pages.md §22.3
 */
export async function readCollectionQuestion(
  context: StoreContext,
  parts: StoreParts,
): Promise<OwnerQuestionData> {
  const id = context.req.param('id') ?? '';
  const collection = await findEditedCollection(parts.db, id);
  if (collection === undefined) throw refusal(404, 'unknownPage');
  const keeps = (await collectionData(parts, id)).links?.keeps ?? '';
  if (keeps !== '') throw new Refusal(409, 'invalid', keeps);
  return {
    ...PLAIN_QUESTION,
    about: collection.title,
    consequence: COLLECTION_TEXTS.deletedForGood,
    action: collectionUrl(OWNER_URLS.deleteCollection, id),
    confirmText: COLLECTION_TEXTS.delete,
    cancelUrl: collectionUrl(OWNER_URLS.collection, id),
    cancelText: DIALOG_WORDS.cancel,
  };
}
