import fc from 'fast-check';
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { createApi } from '../../core/api/index.ts';
import {
  memoryProductLists,
  NO_FILTERS,
  parseProductPage,
  parseRelated,
  PRODUCT_ORDERS,
  type ProductListQuery,
  restProductLists,
} from '../../core/product-list/index.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';
import { CELLAR, CRATE, fillLists } from '../support/fill-lists.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { reopenStore } from '../support/reopen-store.ts';
import { Visitor } from '../support/visitor.ts';

const PAGE = { currency: 'USD', locale: 'en-US' } as const;
const ALL: ProductListQuery = {
  ...{ collection: null, category: null, sort: 'featured', page: 1, pageSize: 100 },
  filters: NO_FILTERS,
};
const { signal } = new AbortController();

const CARD = /<h2><a href="\/shop\/([^"]+)">/g;
const CHECKBOX = /<input type="checkbox" name="([^"]+)" value="([^"]*)"/g;
const PAGE_LINK =
  /<a (?:class="[^"]*" )?href="([^"]*)"[^>]*( rel="(?:prev|next)"| aria-label="Page \d+")[^>]*>([^<]*)</g;
const REMOVAL = /<a href="([^"]*)"><span[^>]*>Remove</g;

const unescaped = (url = '') => url.replaceAll('&amp;', '&');

/** Queries of the made-up products; some leave nothing. */
const QUERIES = fc.record({
  sort: fc.constantFrom(...PRODUCT_ORDERS),
  page: fc.integer({ min: 1, max: 4 }),
  pageSize: fc.constantFrom(1, 7, 24, 100),
  filters: fc.record({
    options: fc
      .record(
        {
          Color: fc.subarray(['Ash', 'Moss', 'Rust', 'None'], { minLength: 1 }),
          Size: fc.subarray(['S', 'M', 'L'], { minLength: 1 }),
          Format: fc.constant(['PDF']),
          constructor: fc.constant(['b']),
        },
        { requiredKeys: [] },
      )
      .filter((options) => Object.keys(options).length < 3),
    minPriceCents: fc.option(fc.constantFrom(0, 800, 1_500)),
    maxPriceCents: fc.option(fc.constantFrom(900, 1_900, 4_500)),
    isAvailable: fc.boolean(),
  }),
});

describeOnEachDatabase('lists of products', (stores) => {
  let visitor: Visitor;
  let lists: ReturnType<typeof restProductLists>;
  let added: ReadonlyMap<string, number>;
  before(async () => {
    const opened = await stores.open();
    const { store, read } = await reopenStore(
      { ...stores, open: (place) => stores.open({ ...place, rateLimits: NO_LIMITS, captcha: null }) },
      opened,
      (db) => db.transaction().execute(fillLists),
    );
    added = read;
    visitor = await Visitor.arrive(store.url);
    lists = restProductLists(createApi({ getApiRoot: () => store.url, getCrumb: () => null }), () => PAGE);
  });

  const list = async (query: Partial<ProductListQuery>) =>
    parseProductPage(await lists.list({ ...ALL, ...query }, signal));
  const idsOf = async (query: Partial<ProductListQuery>) => (await list(query)).items.map(({ id }) => id);
  const related = async (itemId: string, limit = 24) =>
    parseRelated(await lists.related({ itemId, limit }, signal)).map(({ id }) => id);
  const answered = async (path: string) => {
    const answer = await visitor.get(path);
    assert.equal(answer.status, 200, path);
    return answer.json() as {
      readonly items: readonly { readonly id: string; readonly urlId: string }[];
      readonly total: number;
    };
  };

  test('are those of the store in memory, with every order, filter, page and count', async () => {
    const documents = (await list({})).items;
    assert.ok(documents.length > 80 && documents.length < 100);
    const items = documents.map((item) => ({ ...item, addedOn: added.get(String(item['id'])) ?? 0 }));
    const memory = memoryProductLists(
      () => items,
      () => PAGE,
    );
    await fc.assert(
      fc.asyncProperty(QUERIES, async (some) => {
        const query = { ...ALL, ...some };
        const [own, other] = [await list(query), parseProductPage(await memory.list(query, signal))];
        const shown = (page: typeof own) => ({ ...page, items: page.items.map(({ id }) => id) });
        assert.deepEqual(shown(own), shown(other));
      }),
      { numRuns: 120, seed: 37, endOnFailure: true },
    );
  });

  test('have the products of an open store, in the order of its owner', async () => {
    for (const collection of [CRATE.urlId, CRATE.id])
      assert.deepEqual(await idsOf({ collection }), [
        'crate-mug',
        'crate-plate',
        'crate-saucer',
        'crate-cup',
      ]);
    assert.deepEqual(await idsOf({ collection: CRATE.urlId, sort: 'newest' }), [
      'crate-mug',
      'crate-plate',
      'crate-saucer',
      'crate-cup',
    ]);
    for (const collection of [CELLAR.urlId, CELLAR.id, 'none'])
      await assert.rejects(list({ collection }), { kind: 'not-found' });
    const all = await idsOf({});
    assert.deepEqual(
      [all.includes('crate-cup'), all.includes('cellar-cup'), all.includes('crate-draft')],
      [true, false, false],
    );
  });

  test('have the products of a category and of those below it', async () => {
    const ofCategory = (category: string, collection: string | null = null) =>
      idsOf({ category, collection });
    assert.deepEqual(await ofCategory('TÄSSCHEN'), ['crate-cup', 'crate-mug', 'crate-saucer']);
    assert.deepEqual(await ofCategory('espresso', CRATE.urlId), ['crate-saucer', 'crate-cup']);
    assert.deepEqual(await ofCategory('espresso', 'shop'), []);
    assert.deepEqual(await ofCategory('none'), []);
    assert.equal((await ofCategory('whole crate')).length, 4);
    const { filters } = await list({ category: 'Plates' });
    assert.deepEqual(filters, {
      options: [],
      prices: { minCents: 400, maxCents: 400 },
      hasAvailability: true,
    });
  });

  test('ignore what is not understood', async () => {
    const path = '/api/commerce/catalogue';
    const usual = await answered(`${path}?page-size=24`);
    assert.equal(usual.items.length, 24);
    for (const query of [
      '',
      'page-size=0&page=0',
      'page-size=101&page=1e9',
      'page-size=x&page=-1&sort=cheapest&available=yes',
      'min-price=-1&max-price=abc&option.=x&option.Color=',
      'collection=&category=%20&limit=5&nothing',
    ])
      assert.deepEqual(await answered(`${path}?${query}`), usual, query);
    for (const query of ['option.%FF=%ED%A0%80', `category=%27%22%5C`, 'max-price=90071992547409.91'])
      await answered(`${path}?${query}`);
    assert.deepEqual((await answered(`${path}?page=10000`)).items, []);
  });

  test('of related products begin with those of the same categories, then those with the same tags', async () => {
    assert.deepEqual(await related('crate-cup'), ['crate-saucer', 'crate-plate']);
    assert.deepEqual(await related('crate-cup', 1), ['crate-saucer']);
    assert.deepEqual(await related('crate-plate'), ['crate-cup', 'crate-mug']);
    assert.deepEqual(await related('crate-draft'), []);
    assert.deepEqual(await related('cellar-cup'), [], 'of a hidden store');
    const path = '/api/commerce/products/crate-cup/related';
    for (const query of ['', '?limit=0', '?limit=25', '?limit=x'])
      assert.equal((await answered(path + query)).items.length, 2, query);
  });

  const shown = async (path: string) => {
    const { status, text } = await visitor.get(path);
    assert.equal(status, 200, path);
    return { text, slugs: [...text.matchAll(CARD)].map(([, slug]) => slug) };
  };

  test('on the page of a store have what each field of its form chooses', async () => {
    const { text } = await shown('/shop');
    const fields = [
      ...[...text.matchAll(CHECKBOX)].map(
        ([, name = '', value = '']) => new URLSearchParams([[name, value]]),
      ),
      ...PRODUCT_ORDERS.map((sort) => new URLSearchParams({ sort })),
    ];
    const names = new Set(fields.flatMap((field) => [...field.keys()]));
    for (const name of ['option.Color', 'option.constructor', 'available', 'sort'])
      assert.ok(names.has(name), name);
    fields.push(
      new URLSearchParams('min-price=20&max-price='),
      new URLSearchParams('min-price=9&max-price=20'),
    );
    for (const field of fields) {
      const page = await shown(`/shop?${field}`);
      const api = await answered(`/api/commerce/catalogue?collection=shop&page-size=24&${field}`);
      assert.deepEqual(
        page.slugs,
        api.items.map(({ urlId }) => urlId),
        String(field),
      );
      assert.match(page.text, new RegExp(`>${api.total === 1 ? '1 product' : `${api.total} products`}<`));
      const [[name = '', value = ''] = []] = field;
      const control = name === 'sort' ? `<option value="${value}" selected` : `value="${value}" checked`;
      assert.ok(name.endsWith('price') || page.text.includes(control), `${field} is chosen`);
    }
  });

  test('on the page of a store have links to the other pages', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => shown(`/shop?sort=title&page=${page}`)));
    assert.deepEqual(
      pages.map(({ slugs }) => slugs.length),
      [24, 24, 24, (await list({ collection: 'shop' })).items.length - 72],
    );
    const links = pages.map(({ text }) =>
      [...text.matchAll(PAGE_LINK)].map(([, url, , name]) => [unescaped(url), name]),
    );
    const urlOf = (page: number) => `/shop?sort=title${page > 1 ? `&page=${page}` : ''}`;
    assert.deepEqual(links[0], [
      [urlOf(1), '1'],
      [urlOf(2), '2'],
      [urlOf(4), '4'],
      [urlOf(2), 'Next'],
    ]);
    assert.deepEqual(links[2]?.at(0), [urlOf(2), 'Previous']);
    assert.match(pages[2]?.text ?? '', /aria-label="Page 3" aria-current="page"/);
    const { text, slugs } = await shown('/shop?page=5');
    assert.deepEqual([slugs, /href="\/shop">Back to the first page</.test(text)], [[], true]);
  });

  test('on the page of a store have links that remove a filter, and keep the rest', async () => {
    const { text } = await shown(
      '/crate?category=t%C3%A4sschen&option.Color=Ash&option.Color=Moss&min-price=2&available=1&sort=newest&page=2',
    );
    const [start, end] = ['/crate?category=T%C3%A4sschen&', '&sort=newest'];
    assert.deepEqual(
      [...text.matchAll(REMOVAL)].map(([, url]) => unescaped(url)),
      ['option.Color=Moss&min-price=2.00&available=1', 'option.Color=Ash&min-price=2.00&available=1']
        .concat(
          'option.Color=Ash&option.Color=Moss&available=1',
          'option.Color=Ash&option.Color=Moss&min-price=2.00',
        )
        .map((rest) => start + rest + end),
    );
    assert.match(text, /<input type="hidden" name="category" value="Tässchen">/);
    assert.match(text, /<p>No products match these filters\.<\/p>/);
    assert.match(text, /href="\/crate\?category=T%C3%A4sschen&amp;sort=newest">Remove all filters</);
    assert.doesNotMatch((await shown('/shop?option.%22%3E%3Cimg%3E=%3Cimg%3E&sort=%3Cimg%3E')).text, /<img>/);
  });

  test('on the page of a store are for search engines only without filters', async () => {
    for (const path of ['/shop', '/shop?sort=title', '/shop?page=2', '/shop?max-price=x'])
      assert.match((await shown(path)).text, /<link rel="canonical" href="\/shop">/, path);
    for (const path of ['/shop?available=1', '/shop?option.Color=Ash', '/shop?max-price=1']) {
      const { text } = await shown(path);
      assert.match(text, /<meta name="robots" content="noindex">/, path);
      assert.doesNotMatch(text, /rel="canonical"/, path);
    }
  });
});
