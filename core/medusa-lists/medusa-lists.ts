import { hasPageAfter, type ProductLists } from '../gateway-kit/index.ts';
import type { ProductListQuery, ProductOrder, ProductPage } from '../product-list/index.ts';
import { createGroups } from './groups.ts';
import type { MedusaPage, MedusaParts, MedusaQuery } from './medusa-parts.ts';
import { relatedProducts } from './related-products.ts';

/** Ids begin with their time. Medusa takes one order, and no price. */
const SORTS: Readonly<Partial<Record<ProductOrder, MedusaQuery>>> = {
  featured: { order: 'id' },
  newest: { order: '-id' },
  title: { order: 'title' },
};
const ORDERS: readonly ProductOrder[] = ['featured', 'newest', 'title'];

const NO_FILTERS: ProductPage['filters'] = { options: [], prices: null, hasAvailability: false };
const NOTHING: MedusaPage = { products: [], count: 0 };

/**
 * Creates the lists of a Medusa store.
 * @param parts reads the store
 * Source: docs/behaviour/gateways.md §3.12
 */
export function medusaLists(parts: MedusaParts): ProductLists {
  const groups = createGroups(parts.read);

  async function find(query: ProductListQuery, signal: AbortSignal): Promise<MedusaPage> {
    const { collection, category, sort, page, pageSize } = query;
    const [collection_id, category_id] = await Promise.all([
      collection === null ? null : groups.collection(collection, signal),
      category === null ? null : groups.categories(category, signal),
    ]);
    // An empty list would find everything.
    if (category_id?.length === 0) return NOTHING;
    const asked = {
      ...{ limit: pageSize, offset: (page - 1) * pageSize, ...(SORTS[sort] ?? SORTS.featured) },
      ...(collection_id !== null && { collection_id }),
      ...(category_id !== null && { category_id }),
    };
    return parts.readProducts(asked, signal);
  }

  return {
    async list(query, signal) {
      const { products, count } = await find(query, signal);
      return {
        items: products.map(({ item }) => item),
        total: count,
        hasNextPage: hasPageAfter(query, { total: count, count: products.length }),
        orders: ORDERS,
        filters: NO_FILTERS,
      };
    },
    async search({ text, limit }, signal) {
      // Medusa looks for patterns of SQL.
      const q = text.replaceAll(/[%\\_]/g, String.raw`\$&`);
      const { products, count } = await parts.readProducts({ q, limit }, signal);
      return { hits: products.map(({ item }) => ({ kind: 'product', item })), total: count };
    },
    async related(query, signal) {
      return { items: await relatedProducts(parts, query, signal) };
    },
  };
}
