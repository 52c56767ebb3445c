/** Creates the seed's collection and the category below it, and fills the search index. */
import { setTimeout as wait } from 'node:timers/promises';
import core from '@vendure/core';

const POLL_MS = 20;

/**
 * Creates the collection and the category, which is a collection below it.
 * @param {import('@nestjs/common').INestApplicationContext} app the running server
 * @param {{ collection: object, category: object }} groups which products are in them
 */
export async function createCollections(app, { collection, category }) {
  const context = await app.get(core.RequestContextService).create({ apiType: 'admin' });
  // Filters and the index are applied by jobs.
  await app.get(core.JobQueueService).start();
  const { id } = await create(app, context, collection);
  await create(app, context, category, id);
  await settle(app);
  await app.get(core.SearchService).reindex(context);
  await settle(app);
}

async function create(app, context, { handle, title, itemIds }, parentId) {
  const products = app.get(core.ProductService);
  const found = await Promise.all(itemIds.map((slug) => products.findOneBySlug(context, slug)));
  const productIds = JSON.stringify(found.map(({ id }) => String(id)));
  const filter = {
    code: 'product-id-filter',
    arguments: [
      { name: 'productIds', value: productIds },
      { name: 'combineWithAnd', value: 'true' },
    ],
  };
  return app.get(core.CollectionService).create(context, {
    ...(parentId !== undefined && { parentId }),
    filters: [filter],
    translations: [{ languageCode: 'en', name: title, slug: handle, description: '' }],
  });
}

async function settle(app) {
  const { jobQueueStrategy } = app.get(core.ConfigService).jobQueueOptions;
  for (;;) {
    const { items } = await jobQueueStrategy.findMany({ take: 1_000 });
    if (items.every(({ isSettled }) => isSettled)) return;
    await wait(POLL_MS);
  }
}
