import { expect } from '@open-wc/testing';
import { parseProductPage, parseSearchPage } from '../../../core/product-list/index.ts';

const EMPTY_FILTERS = { options: [], prices: null, hasAvailability: false };

describe('answers of lists and searches', () => {
  for (const json of [null, [], 'text', 5, {}, { items: {}, hits: 'x' }])
    it(`are refused where they are neither: ${JSON.stringify(json)}`, () => {
      for (const parse of [parseProductPage, parseSearchPage])
        expect(() => parse(json))
          .to.throw()
          .with.property('kind', 'unknown-outcome');
    });

  it('lose what cannot be read, and keep the rest', () => {
    const page = parseProductPage({
      items: [null, 'tee', { id: 'mug' }],
      total: -1,
      hasNextPage: 'yes',
      orders: ['title', 'cheapest', 7],
      filters: {
        options: [null, { name: 'Color' }, { name: 'Size', values: ['M', { value: 'S', count: 1.5 }] }],
        prices: { minCents: 900, maxCents: 100 },
        hasAvailability: 1,
      },
    });
    expect(page).to.deep.equal({
      items: [{ id: 'mug' }],
      total: null,
      hasNextPage: false,
      orders: ['title'],
      filters: { ...EMPTY_FILTERS, options: [{ name: 'Size', values: [{ value: 'S', count: null }] }] },
    });
  });

  it('lose what they have twice, and products without an id', () => {
    const size = { name: 'Size', values: [{ value: 'S' }, { value: ' S ' }] };
    const { items, filters } = parseProductPage({
      items: [{ id: 'mug', title: 'Mug' }, {}, { id: 7 }, { id: ' mug ' }, { id: 'tee' }],
      filters: { options: [size, { ...size, values: [{ value: 'M' }] }] },
    });
    expect(items).to.deep.equal([{ id: 'mug', title: 'Mug' }, { id: 'tee' }]);
    expect(filters.options).to.deep.equal([{ name: 'Size', values: [{ value: 'S', count: null }] }]);
  });

  it('have one order and no filter where the backend names none', () => {
    expect(parseProductPage({ items: [] })).to.deep.include({ orders: ['featured'], filters: EMPTY_FILTERS });
  });

  it('have no link that runs a script, and no result of an unknown kind', () => {
    const page = { kind: 'page', title: 'Shipping', url: '/policies/shipping' };
    const { hits } = parseSearchPage({
      hits: [
        { kind: 'product', item: 'mug' },
        { kind: 'event', title: 'Fair', url: '/fair' },
        { ...page, url: 'javascript:alert(1)' },
        { ...page, title: ' ' },
        { ...page, imageUrl: 'javascript:alert(1)' },
      ],
    });
    expect(hits).to.deep.equal([{ ...page, excerpt: null, imageUrl: null }]);
  });
});
