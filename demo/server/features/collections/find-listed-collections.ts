import { sql } from 'kysely';

import { type Page, type PageCursor, readPage } from '../../platform/database/read-page.ts';
import type { Database } from '../../platform/database/tables.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';

/** A collection in the owner's list. */
export interface ListedCollection {
  readonly id: string;
  readonly title: string;
  readonly urlId: string;
  readonly enabled: boolean;
  /** Also unpublished ones. */
  readonly products: number;
}

/**
 * Finds a page of the collections, for the owner.
 * @param db the store's database
 * @param cursor which page
 * Source: docs/behaviour/owner-pages.md §22.1
 */
export async function findListedCollections(
  db: Database,
  cursor: PageCursor,
): Promise<Page<ListedCollection>> {
  return inSnapshot(db, (transaction) =>
    readPage(
      transaction
        .selectFrom('collections')
        .select(['id', 'title', 'url_id as urlId', 'enabled', 'position'])
        .select(
          sql<number>`(select count(*) from products where products.collection_id = collections.id)`.as(
            'products',
          ),
        ),
      'collections',
      cursor,
    ),
  );
}
