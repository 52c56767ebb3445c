import { expect } from '@open-wc/testing';
import {
  memoryProductLists,
  NO_FILTERS,
  parseProductPage,
  parseSearchPage,
  type ProductFilters,
  type ProductListQuery,
} from '../../../core/product-list/index.ts';
import { mugProduct, printProduct, teeProduct } from '../../../elements/testing-products.ts';

const ITEMS = [
  {
    ...teeProduct,
    categories: ['Wear', 'New'],
    tags: ['cotton'],
    addedOn: 2,
    body: '<p>For the <b>harbour</b></p>',
  },
  { ...mugProduct, categories: ['Kitchen'], tags: ['clay'], addedOn: 3 },
  { ...printProduct, categories: ['Paper'], tags: ['Cotton'], addedOn: 1 },
];

const lists = memoryProductLists(
  () => ITEMS,
  () => ({ currency: 'USD', locale: 'en-US' }),
);

const ALL: ProductListQuery = {
  collection: null,
  category: null,
  sort: 'featured',
  page: 1,
  pageSize: 24,
  filters: NO_FILTERS,
};

async function list(query: Partial<ProductListQuery> = {}) {
  return parseProductPage(await lists.list({ ...ALL, ...query }, new AbortController().signal));
}

async function idsOf(query: Partial<ProductListQuery>): Promise<readonly unknown[]> {
  return (await list(query)).items.map(({ id }) => id);
}

const filtered = (filters: Partial<ProductFilters>) => idsOf({ filters: { ...NO_FILTERS, ...filters } });

async function find(text: string): Promise<readonly unknown[]> {
  const query = { text, limit: 10, locale: 'en-US' };
  const { hits } = parseSearchPage(await lists.search(query, new AbortController().signal));
  return hits.map((hit) => hit.kind === 'product' && hit.item['id']);
}

describe('lists of products in memory', () => {
  it('keep the order of the page, or have one of five', async () => {
    expect(await idsOf({})).to.deep.equal(['tee', 'mug', 'print']);
    expect(await idsOf({ sort: 'newest' })).to.deep.equal(['mug', 'tee', 'print']);
    expect(await idsOf({ sort: 'price-asc' })).to.deep.equal(['print', 'mug', 'tee']);
    expect(await idsOf({ sort: 'price-desc' })).to.deep.equal(['tee', 'mug', 'print']);
    expect(await idsOf({ sort: 'title' })).to.deep.equal(['tee', 'print', 'mug']);
  });

  it('have a category in upper or lower case', async () => {
    expect(await idsOf({ category: 'kitchen' })).to.deep.equal(['mug']);
  });

  it('ask one variant to fit all filters', async () => {
    expect(await filtered({ options: { Color: ['Sand'], Size: ['M'] } })).to.deep.equal(['tee']);
    expect(await filtered({ options: { Color: ['Sand'], Size: ['M'] }, isAvailable: true })).to.deep.equal(
      [],
    );
    expect(
      await filtered({ options: { Color: ['Sand', 'Ink'], Size: ['M'] }, isAvailable: true }),
    ).to.deep.equal(['tee']);
  });

  it('compare the price now, inclusive', async () => {
    expect(await filtered({ minPriceCents: 1_200, maxPriceCents: 1_200 })).to.deep.equal(['print']);
    expect(await filtered({ minPriceCents: 1_801 })).to.deep.equal(['tee']);
  });

  it('leave out what cannot be bought, also products of an unknown kind', async () => {
    const rental = { ...teeProduct, id: 'rental' };
    const structuredContent = { ...teeProduct.structuredContent, productType: 9 };
    const some = memoryProductLists(
      () => [mugProduct, { ...rental, structuredContent }],
      () => ({ currency: 'USD', locale: 'en-US' }),
    );
    const query = { ...ALL, filters: { ...NO_FILTERS, isAvailable: true } };
    const { items } = parseProductPage(await some.list(query, new AbortController().signal));
    expect(items.map(({ id }) => id)).to.deep.equal(['mug']);
  });

  it('say what they can be narrowed by, and count what another value of an option would leave', async () => {
    const { filters } = await list({
      filters: { ...NO_FILTERS, options: { Color: ['Ink'] }, minPriceCents: 1_900 },
    });
    expect(filters).to.deep.equal({
      options: [
        {
          name: 'Color',
          values: [
            { value: 'Sand', count: 1 },
            { value: 'Ink', count: 1 },
          ],
        },
        {
          name: 'Size',
          values: [
            { value: 'S', count: 1 },
            { value: 'M', count: 1 },
          ],
        },
      ],
      prices: { minCents: 1_200, maxCents: 2_400 },
      hasAvailability: false,
    });
  });

  it('find words of titles before those of categories, tags, options and texts', async () => {
    expect(await find('harbor')).to.deep.equal(['print', 'tee']);
    expect(await find('KITCH')).to.deep.equal(['mug']);
    expect(await find('sand cotton')).to.deep.equal(['tee']);
    expect(await find('stonewear')).to.deep.equal(['mug']);
    expect(await find('   ')).to.deep.equal([]);
  });

  it('relate products of the same category, then those with the same tag', async () => {
    const related = (await lists.related({ itemId: 'tee', limit: 5 }, new AbortController().signal)) as {
      readonly items: readonly { readonly id: string }[];
    };
    expect(related.items.map(({ id }) => id)).to.deep.equal(['print']);
  });
});
