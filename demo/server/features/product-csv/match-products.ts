import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { slugIn } from './group-rows.ts';
import type { ProductDraft } from './product-draft.ts';

/** What the store has of what some drafts name. */
export interface Matches {
  /** Draft → id of the product that it changes; absent for a new one. */
  readonly productOf: ReadonlyMap<ProductDraft, string>;
  /** Product of each sku that exists. */
  readonly productOfSku: ReadonlyMap<string, string>;
  /** Product of each URL that exists. */
  readonly productOfSlug: ReadonlyMap<string, string>;
}

/**
 * Names the URL of a draft: its own, or that of its title.
 * @param draft the product
 * @returns undefined if it has neither
 */
export function slugOf({ slug, title }: ProductDraft): string | undefined {
  return slug ?? (title === undefined || title === '' ? undefined : slugIn(title));
}

/**
 * Finds the products that drafts change: by id, else by URL. One without a URL is found by its skus, else by the URL of its title.
 * @param db the database or an open transaction
 * @param drafts some products of a file
 * @returns the products
 * Source: docs/behaviour/reference-store.md §28.4
 */
export async function matchProducts(
  db: Database | StoreTransaction,
  drafts: readonly ProductDraft[],
): Promise<Matches> {
  const ids = drafts.flatMap(({ id }) => id ?? []);
  const slugs = drafts.flatMap((draft) => slugOf(draft) ?? []);
  const products = await db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where((product) =>
      product.or([product('id', 'in', [...ids, '']), product('slug', 'in', [...slugs, ''])]),
    )
    .execute();
  const productOfSku = await findProductsOfSkus(
    db,
    drafts.flatMap(({ variants }) => variants.flatMap(({ sku }) => sku ?? [])),
  );
  const known = new Set(products.map(({ id }) => id));
  const productOfSlug = new Map(products.map(({ id, slug }) => [slug, id]));
  const find = (draft: ProductDraft): string | undefined => {
    if (draft.id !== undefined && known.has(draft.id)) return draft.id;
    if (draft.slug !== undefined) return productOfSlug.get(draft.slug);
    const bySku = draft.variants.flatMap(({ sku }) => productOfSku.get(sku ?? '') ?? []);
    return bySku[0] ?? productOfSlug.get(slugOf(draft) ?? '');
  };
  return {
    productOf: new Map(
      drafts.flatMap((draft): [ProductDraft, string][] => {
        const id = find(draft);
        return id === undefined ? [] : [[draft, id]];
      }),
    ),
    productOfSku,
    productOfSlug,
  };
}

/**
 * Finds the products of skus.
 * @param db the database or an open transaction
 * @param skus any; unknown ones are left out
 * @returns sku → id of its product
 */
export async function findProductsOfSkus(
  db: Database | StoreTransaction,
  skus: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (let start = 0; start < skus.length; start += SKUS_AT_ONCE) {
    const rows = await db
      .selectFrom('variants')
      .select(['sku', 'product_id'])
      .where('sku', 'in', skus.slice(start, start + SKUS_AT_ONCE))
      .execute();
    for (const { sku, product_id: id } of rows) found.set(sku, id);
  }
  return found;
}

const SKUS_AT_ONCE = 1_000;
