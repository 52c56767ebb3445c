import type { PageHit } from '../../../../core/product-list/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { inLanguage } from '../../platform/shared/language-path.ts';
import type { OtherLanguage } from '../../platform/shared/languages.ts';
import { findProductsById, type ProductItem } from '../catalogue/index.ts';
import { findEntries, type EntryQuery, type FoundEntry } from './find-entries.ts';

/** A result with the complete item of a product. Source: docs/behaviour/product-lists.md §2.2 */
export type Hit = { readonly kind: 'product'; readonly item: ProductItem } | PageHit;

/** A part of the results. */
export interface Hits {
  readonly hits: readonly Hit[];
  readonly total: number;
}

/**
 * Searches what visitors may see.
 * @param db the store's database
 * @param query what to find, and which part of it
 * @param language of links, besides the site's own
 * @returns the best first
 * Source: docs/behaviour/reference-store.md §33.3
 */
export async function findHits(
  db: Database,
  query: EntryQuery,
  language: OtherLanguage | undefined,
): Promise<Hits> {
  const { entries, total } = await findEntries(db, query);
  const ids = entries.filter(({ source }) => source === 'product').map(({ id }) => id);
  const items = new Map((await findProductsById(db, ids)).map((item) => [item.id, item]));
  const hits = entries.flatMap((entry): readonly Hit[] => {
    if (entry.source !== 'product') return [toPageHit(entry, language)];
    const item = items.get(entry.id);
    // Hidden in the meantime.
    return item === undefined ? [] : [{ kind: 'product', item }];
  });
  return { hits, total };
}

function toPageHit(
  { source, title, url, excerpt, imageUrl }: FoundEntry,
  language: OtherLanguage | undefined,
): PageHit {
  return {
    kind: source === 'post' ? 'post' : 'page',
    title,
    url: inLanguage(url, language),
    excerpt: excerpt || null,
    imageUrl: imageUrl || null,
  };
}
