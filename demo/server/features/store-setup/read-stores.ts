import { fill } from '../../../../core/text/index.ts';
import { STORE_SETUP_WORDS } from '../../../../core/words/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { OWNER_TEXTS } from '../../platform/shared/strings.ts';
import { findCollections } from '../collections/index.ts';

/** The data of the page of stores. */
export interface OwnerStoresData {
  /** Notice of the previous action. */
  readonly done: string | undefined;
  /** Total, in words. */
  readonly count: string;
  readonly stores: readonly { readonly title: string; readonly url: string; readonly description: string }[];
  /** URL of the page that creates another one. */
  readonly newUrl: string;
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-stores': OwnerStoresData;
  }
}

/**
 * Reads the list of stores.
 * @param context the request
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §10.1
 */
export async function readStores(context: StoreContext, { db }: StoreParts): Promise<OwnerStoresData> {
  const stores = await findCollections(db);
  const created = stores.find(({ urlId }) => urlId === context.req.query('created'));
  return {
    done: created && fill(STORE_SETUP_WORDS.storeReady, { title: created.title }),
    count: OWNER_TEXTS.stores(stores.length),
    stores: stores.map(({ title, fullUrl, description }) => ({ title, url: fullUrl, description })),
    newUrl: OWNER_URLS.newStore,
  };
}
