import type { Database } from '../../platform/database/tables.ts';
import type { ProductDetails, ProductTexts } from './product-details.ts';

/** What a product says about stock in its own words. */
export interface OwnTexts {
  readonly texts: ProductTexts;
  /** Whether it never shows how few are left. */
  readonly hidesScarcity: boolean;
}

/** Those of a product without any. */
export const NO_OWN_TEXTS: OwnTexts = { texts: {}, hidesScarcity: false };

/**
 * Finds the texts of products that differ from those of the store.
 * @param db the store's database
 * @param ids the products
 * @returns by product id
 * Source: docs/behaviour/reference-store.md §20.4
 */
export async function findOwnTexts(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OwnTexts>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('products').select(['id', 'details']).where('id', 'in', ids).execute();
  return new Map(
    rows.map(({ id, details }) => {
      const { texts = {}, hidesScarcity = false } = JSON.parse(details) as ProductDetails;
      return [id, { texts, hidesScarcity }];
    }),
  );
}
