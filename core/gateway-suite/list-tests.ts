import type { CurrencyCode } from '../money/index.ts';
import { priceSummary, type Product } from '../product/index.ts';
import {
  NO_FILTERS,
  parseProductPage,
  type ProductListQuery,
  type ProductOrder,
  type ProductPage,
} from '../product-list/index.ts';
import type { ProductGateway } from '../purchase/index.ts';
import { refused, same } from './check.ts';
import type { ProductContext } from './product-context.ts';
import { readItem } from './read-item.ts';
import type { SuiteItem, SuiteItems } from './suite-catalog.ts';

const EVERYTHING: ProductListQuery = {
  collection: null,
  category: null,
  sort: 'featured',
  page: 1,
  pageSize: 100,
  filters: NO_FILTERS,
};

/** A shop of the tests is small; a gateway that never ends is not asked for ever. */
const MOST_PAGES = 200;

/**
 * Declares the tests of lists of products.
 * @param context of the gateway
 * Source: docs/behaviour/product-lists.md §4
 */
export function testLists(context: ProductContext): void {
  testPages(context);
  testOrders(context);
  testFilters(context);
}

function testPages(context: ProductContext): void {
  const { it, open, items } = context;

  it('lists every product once, page by page', async () => {
    const gateway = await open();
    const ids: string[] = [];
    let page: ProductPage | undefined;
    for (let number = 1; number <= MOST_PAGES && page?.hasNextPage !== false; number += 1) {
      page = await list(gateway, { page: number, pageSize: 2 });
      same(page.items.length <= 2, true, 'whether a page has two products at most');
      ids.push(...idsOf(page, context.currency));
    }
    same(page?.hasNextPage, false, 'whether there is a last page');
    same(ids.length, new Set(ids).size, 'the number of different products');
    for (const { itemId } of boughtItems(items))
      same(ids.includes(itemId), true, `whether ${itemId} is listed`);
    if (page?.total !== null) same(page?.total, ids.length, 'the total');
  });

  it('answers a page behind the last one without products', async () => {
    const page = await list(await open(), { page: 5_000 });
    same([page.items, page.hasNextPage], [[], false], 'the page');
  });

  it('refuses an unknown collection with the kind "not-found"', async () => {
    const gateway = await open();
    const query = { ...EVERYTHING, collection: 'no-such-collection' };
    await refused(call(gateway, query), 'not-found');
  });

  const { collection } = context.does;
  if (!collection) return;

  it('lists the products of a collection', async () => {
    const ids = idsOf(await list(await open(), { collection: collection.name }), context.currency);
    const found = boughtItems(items).map(({ itemId }) => ids.includes(itemId));
    same(
      found,
      boughtItems(items).map(({ itemId }) => collection.itemIds.includes(itemId)),
      'what is listed',
    );
  });
}

const PRICES = {
  'price-asc': (one: number, other: number) => one <= other,
  'price-desc': (one: number, other: number) => one >= other,
} as const satisfies Partial<Record<ProductOrder, unknown>>;

function testOrders(context: ProductContext): void {
  const { it, open, items } = context;

  for (const sort of ['price-asc', 'price-desc'] as const)
    it(`sorts by price (${sort}), where the backend has this order`, async () => {
      const gateway = await open();
      if (!(await list(gateway, {})).orders.includes(sort)) return;
      const products = productsOf(await list(gateway, { sort }), context.currency);
      const wanted = new Set(boughtItems(items).map(({ itemId }) => itemId));
      const prices = products
        .filter(({ id }) => wanted.has(id))
        .map((product) => priceSummary(product, null).price?.amountMinor ?? 0);
      const isSorted = prices.every((price, index) => PRICES[sort](prices[index - 1] ?? price, price));
      same(isSorted, true, `whether ${prices.join(', ')} is in order`);
    });

  it('sorts by title, where the backend has this order', async () => {
    const gateway = await open();
    if (!(await list(gateway, {})).orders.includes('title')) return;
    const titles = productsOf(await list(gateway, { sort: 'title' }), context.currency).map(
      ({ title }) => title,
    );
    const { compare } = new Intl.Collator('en', { numeric: true });
    same(titles, [...titles].sort(compare), 'the titles');
  });
}

function testFilters(context: ProductContext): void {
  const { it, open, items, currency } = context;
  const { mug, tee, soldOutTee } = items;
  const [option = '', wanted = ''] = Object.entries(tee.attributes ?? {})[0] ?? [];

  it('narrows by an option, where the backend offers it', async () => {
    const gateway = await open();
    const { filters } = await list(gateway, {});
    const offered = filters.options.find(({ name }) => name === option);
    if (!offered) return;
    same(
      offered.values.some(({ value }) => value === wanted),
      true,
      `whether ${wanted} is offered`,
    );
    const page = await list(gateway, { filters: { ...NO_FILTERS, options: { [option]: [wanted] } } });
    const ids = idsOf(page, currency);
    same([ids.includes(tee.itemId), ids.includes(mug.itemId)], [true, false], 'what is listed');
  });

  it('narrows by price, where the backend offers it', async () => {
    const gateway = await open();
    if ((await list(gateway, {})).filters.prices === null) return;
    const bounds = { minPriceCents: mug.priceCents, maxPriceCents: mug.priceCents };
    const ids = idsOf(await list(gateway, { filters: { ...NO_FILTERS, ...bounds } }), currency);
    same([ids.includes(mug.itemId), ids.includes(tee.itemId)], [true, false], 'what is listed');
  });

  it('asks one variant to fit all filters, where the backend offers them', async () => {
    const gateway = await open();
    const { filters } = await list(gateway, {});
    const names = Object.keys(soldOutTee.attributes ?? {});
    const isOffered = names.every((name) => filters.options.some((one) => one.name === name));
    if (!isOffered || !filters.hasAvailability) return;
    const options = Object.fromEntries(
      Object.entries(soldOutTee.attributes ?? {}).map(([name, value]) => [name, [value]]),
    );
    const all = await list(gateway, { filters: { ...NO_FILTERS, options } });
    const left = await list(gateway, { filters: { ...NO_FILTERS, options, isAvailable: true } });
    const isListed = [all, left].map((page) => idsOf(page, currency).includes(soldOutTee.itemId));
    same(isListed, [true, false], 'whether it is listed, sold out and available');
  });
}

/** Of each product one of its variants. */
function boughtItems({ mug, print, tee }: SuiteItems): readonly SuiteItem[] {
  return [mug, print, tee];
}

function productsOf({ items }: ProductPage, currency: CurrencyCode): readonly Product[] {
  return items.map((item) => readItem(item, currency));
}

function idsOf(page: ProductPage, currency: CurrencyCode): readonly string[] {
  return productsOf(page, currency).map(({ id }) => id);
}

async function list(gateway: ProductGateway, query: Partial<ProductListQuery>): Promise<ProductPage> {
  return parseProductPage(await call(gateway, { ...EVERYTHING, ...query }));
}

function call(gateway: ProductGateway, query: ProductListQuery): Promise<unknown> {
  if (!gateway.list) throw new Error('The gateway has no method list.');
  return gateway.list(query, new AbortController().signal);
}
