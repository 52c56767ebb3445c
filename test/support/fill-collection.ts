import type { Database } from '../../demo/server/platform/database/tables.ts';

/**
 * Adds products without variants to a collection, quickly.
 * @param db the store's database
 * @param collectionId which collection
 * @param total how many products it has afterwards
 */
export async function fillCollection(db: Database, collectionId: string, total: number): Promise<void> {
  const { count } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('collection_id', '=', collectionId)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: total - count }, (_, index) => ({
    id: `${collectionId}-filler-${index}`,
    slug: `${collectionId}-filler-${index}`,
    position: 1_000 + index,
    collection_id: collectionId,
    details: JSON.stringify({
      title: `Filler ${index}`,
      excerpt: '',
      body: '',
      productType: 1,
      options: [],
      mainImage: null,
      subscriptionPlan: null,
      buttonText: '',
    }),
  }));
  await db.insertInto('products').values(rows).execute();
}
