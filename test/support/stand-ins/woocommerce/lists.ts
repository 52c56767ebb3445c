import type { StandInAnswer } from '../serve.ts';
import type { Shelf, ShelfGroup, ShelfProduct, ShelfVariant } from '../shelf.ts';
import type { documentsOf } from './documents.ts';

type Documents = ReturnType<typeof documentsOf>;

const COLLECTION_ID = 21;
const CATEGORY_ID = 22;

/** Answers the routes of lists, as the documentation of the Store API shows them; null for other routes. */
export function answerLists(
  route: string,
  query: URLSearchParams,
  shelf: Shelf,
  documents: Documents,
): StandInAnswer | null {
  if (route === '/products') {
    const isVariation = query.get('type') === 'variation';
    return isVariation
      ? pageOf(variationsOf(query, shelf).map(documents.variation), query)
      : pageOf(sorted(productsOf(query, shelf, documents), query).map(documents.product), query);
  }
  if (route === '/products/collection-data') return { status: 200, json: dataOf(query, shelf, documents) };
  if (!route.startsWith('/products/categories')) return null;
  const categories = categoriesOf(shelf);
  if (route === '/products/categories') {
    const text = (query.get('search') ?? '').toLowerCase();
    const found = categories.filter(
      ({ name, slug }) => name.toLowerCase().includes(text) || slug.includes(text),
    );
    return pageOf(found, query);
  }
  const found = categories.find(({ id }) => route.endsWith(`/${id}`));
  if (found) return { status: 200, json: found };
  const code = 'woocommerce_rest_category_invalid_id';
  return { status: 404, json: { code, message: 'Invalid category ID.', data: { status: 404 } } };
}

function pageOf(all: readonly object[], query: URLSearchParams): StandInAnswer {
  const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 10)];
  if (perPage > 100)
    return {
      status: 400,
      json: { code: 'rest_invalid_param', message: 'Invalid parameter(s): per_page', data: {} },
    };
  return {
    status: 200,
    headers: { 'x-wp-total': String(all.length), 'x-wp-totalpages': String(Math.ceil(all.length / perPage)) },
    json: all.slice((page - 1) * perPage, page * perPage),
  };
}

function variationsOf(query: URLSearchParams, { products }: Shelf): readonly ShelfVariant[] {
  const parents = (query.get('parent') ?? '').split(',');
  return products.filter(({ id }) => parents.includes(String(id))).flatMap(({ variants }) => variants);
}

/** WooCommerce compares products, not their variations. */
function productsOf(query: URLSearchParams, shelf: Shelf, documents: Documents): readonly ShelfProduct[] {
  const group = groupsOf(shelf).find(({ id }) => query.get('category') === String(id));
  const words = (query.get('search') ?? '').toLowerCase().split(/\s+/);
  const [min, max] = [Number(query.get('min_price') ?? 0), Number(query.get('max_price') ?? Infinity)];
  const statuses = query.getAll('stock_status[]');
  const own = shelf.products.find(
    (product) => String(documents.product(product).id) === query.get('related'),
  );
  return shelf.products.filter((product) => {
    const price = Number(documents.product(product).prices.price);
    return (
      (!query.has('category') || group?.itemIds.includes(product.handle)) &&
      words.every((word) => product.title.toLowerCase().includes(word)) &&
      price >= min &&
      price <= max &&
      (statuses.length === 0 || statuses.includes(statusOf(product))) &&
      (!query.has('related') || (own && product !== own && areTogether(shelf, own, product)))
    );
  });
}

const statusOf = ({ variants }: ShelfProduct) =>
  variants.some(({ stock }) => stock !== 0) ? 'instock' : 'outofstock';

function areTogether(shelf: Shelf, one: ShelfProduct, other: ShelfProduct): boolean {
  return groupsOf(shelf).some(
    ({ itemIds }) => itemIds.includes(one.handle) && itemIds.includes(other.handle),
  );
}

function sorted(products: readonly ShelfProduct[], query: URLSearchParams): readonly ShelfProduct[] {
  const priceOf = ({ variants }: ShelfProduct) => Math.min(...variants.map(({ priceCents }) => priceCents));
  const orders: Readonly<Record<string, (one: ShelfProduct, other: ShelfProduct) => number>> = {
    price: (one, other) => priceOf(one) - priceOf(other),
    title: (one, other) => (one.title < other.title ? -1 : 1),
  };
  const list = [...products].sort(orders[query.get('orderby') ?? ''] ?? ((one, other) => one.id - other.id));
  return query.get('order') === 'desc' ? list.reverse() : list;
}

function groupsOf({ collection, category }: Shelf): readonly (ShelfGroup & { readonly id: number })[] {
  return [
    { ...collection, id: COLLECTION_ID },
    { ...category, id: CATEGORY_ID },
  ];
}

function categoriesOf(shelf: Shelf) {
  return groupsOf(shelf).map(({ id, handle, title, itemIds }) => ({
    ...{ id, name: title, slug: handle, description: '', count: itemIds.length, image: null },
    parent: id === CATEGORY_ID ? COLLECTION_ID : 0,
  }));
}

function dataOf(query: URLSearchParams, shelf: Shelf, documents: Documents): object {
  const products = productsOf(query, shelf, documents);
  const prices = products.map((product) => documents.product(product).prices);
  const amounts = prices.map(({ price }) => Number(price));
  const [first] = prices;
  const countOf = (status: string) => products.filter((product) => statusOf(product) === status).length;
  return {
    price_range: first
      ? {
          ...{ currency_code: first.currency_code, currency_minor_unit: first.currency_minor_unit },
          min_price: String(Math.min(...amounts)),
          max_price: String(Math.max(...amounts)),
        }
      : null,
    attribute_counts: null,
    rating_counts: null,
    stock_status_counts: ['instock', 'outofstock'].map((status) => ({ status, count: countOf(status) })),
  };
}
