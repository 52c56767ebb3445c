import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import { findOwnersProducts } from '../catalogue/index.ts';
import { hasStock } from './is-in-stock.ts';
import type { Target } from './schemas.ts';
import { variantName } from './sold-out-variants.ts';

/** The sign-ups for one variant. */
export interface RestockGroup {
  readonly productId: string;
  readonly variantId: string;
  readonly title: string;
  /** The values of the variant, such as "Forest / S"; '' without options. */
  readonly variantTitle: string;
  readonly signUpCount: number;
  readonly isInStock: boolean;
}

/** A page of a list. */
export interface CursorPage<Item> {
  readonly items: readonly Item[];
  /** Cursor of the next page; null at the end. */
  readonly nextPageCursor: string | null;
}

const PAGE_SIZE = 20;

/**
 * Finds a page of sign-ups grouped by variant; the group with the oldest sign-up is first.
 * @param db the store's database
 * @param cursor of the page; 0 for the first one
 * Source: docs/behaviour/restock.md §5.1
 */
export async function findGroups(db: Database, cursor: number): Promise<CursorPage<RestockGroup>> {
  return inSnapshot(db, async (transaction) => {
    const rows = await transaction
      .selectFrom('restock_signups')
      .select(({ fn }) => [
        'product_id',
        'variant_id',
        fn.countAll<number>().as('count'),
        fn.min('position').as('first'),
      ])
      .where('sent_at', 'is', null)
      .groupBy(['product_id', 'variant_id'])
      .having(({ fn }) => fn.min('position'), '>', cursor)
      .orderBy('first')
      .limit(PAGE_SIZE + 1)
      .execute();
    const shown = rows.slice(0, PAGE_SIZE);
    const items = await describeAll(
      transaction,
      shown.map(({ product_id: productId, variant_id: variantId, count: signUpCount }) => ({
        productId,
        variantId,
        signUpCount,
      })),
    );
    const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
    return { items, nextPageCursor: last === undefined ? null : String(last.first) };
  });
}

/**
 * Finds the sign-ups for one variant.
 * @param db the store's database
 * @param target the variant
 * @returns the group; undefined without sign-ups
 * Source: docs/behaviour/restock.md §6.6
 */
export async function findGroup(
  db: Database,
  { productId, variantId }: Target,
): Promise<RestockGroup | undefined> {
  return inSnapshot(db, async (transaction) => {
    const { count } = await transaction
      .selectFrom('restock_signups')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('product_id', '=', productId)
      .where('variant_id', '=', variantId)
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (count === 0) return undefined;
    const [group] = await describeAll(transaction, [{ productId, variantId, signUpCount: count }]);
    return group;
  });
}

async function describeAll(
  transaction: StoreTransaction,
  waiting: readonly Pick<RestockGroup, 'productId' | 'variantId' | 'signUpCount'>[],
): Promise<readonly RestockGroup[]> {
  const ids = [...new Set(waiting.map(({ productId }) => productId))];
  const products = await findOwnersProducts(transaction, ids);
  const byId = new Map(products.map((product) => [product.item.id, product]));
  return waiting.map((group) => {
    const { item, isPublished = false } = byId.get(group.productId) ?? {};
    const variant = item?.structuredContent.variants.find(({ id }) => id === group.variantId);
    return {
      ...group,
      title: item?.title ?? group.productId,
      variantTitle: variant ? variantName(variant) : '',
      isInStock: hasStock(isPublished ? item : undefined, group.variantId),
    };
  });
}
