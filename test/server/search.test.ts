import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { parseSearchPage } from '../../core/product-list/index.ts';
import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { search, titlesOf } from '../support/find-by-search.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { createProduct } from '../support/product-form.ts';
import { turnLanguagesOn } from '../support/turn-languages-on.ts';
import { Visitor } from '../support/visitor.ts';

describeOnEachDatabase('the search', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  let visitor: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, captcha: null, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
    visitor = await Visitor.arrive(store.url);
    const sell = (title: string, more = {}) =>
      createProduct(owner, { title, 'variants.0.price': '10', 'variants.0.stock': '3', ...more });
    await sell('Teapot', { body: '<p>Goes with a <b>quetzal</b>&nbsp;saucer.</p>' });
    await sell('Cream Jug', { tags: 'quetzal, breakfast' });
    await sell('Quetzal Bowl', { 'variants.0.sku': 'QB-7731' });
    await sell('Gläserne Häuser', { body: 'Zwei Tassen für Gäste' });
    await sell('手作りマグカップ');
  });

  test('ranks words of titles before tags, and tags before texts', async () => {
    assert.deepEqual(await titlesOf(visitor, 'quetzal'), ['Quetzal Bowl', 'Cream Jug', 'Teapot']);
  });

  test('needs every word, the last of which may be a beginning', async () => {
    assert.deepEqual(await titlesOf(visitor, 'quetzal sau'), ['Teapot']);
    assert.deepEqual(await titlesOf(visitor, 'quetzal shipyard'), []);
  });

  test('finds skus, values of options and pages of the site', async () => {
    assert.deepEqual(await titlesOf(visitor, 'qb-7731'), ['Quetzal Bowl']);
    assert.deepEqual(await titlesOf(visitor, 'color forest'), ['Everyday Tee']);
    const kinds = async (text: string) => {
      const [hit] = (await search(visitor, text)).hits;
      return [hit?.kind, hit?.url];
    };
    assert.deepEqual(await kinds('send a bowl back'), ['post', '/journal/how-to-send-a-bowl-back']);
    assert.deepEqual(await kinds('shipping policy'), ['page', '/policies/shipping']);
    assert.deepEqual(await kinds('contact us'), ['page', '/contact']);
    assert.deepEqual(await kinds('mending night'), ['page', '/events/mending-night']);
    assert.deepEqual(await kinds('off the shelf'), ['page', '/gallery/off-the-shelf']);
  });

  test('answers complete items of products, and what a card of a post shows', async () => {
    const { hits, total } = await search(visitor, 'stoneware mug', { limit: '1' });
    assert.deepEqual(hits[0]?.item, (await visitor.get('/api/commerce/products/mug')).json());
    assert.ok(total >= 1);
    const { hits: posts } = await search(visitor, 'mended parcels');
    const post = posts.find(({ kind }) => kind === 'post');
    assert.deepEqual(
      [post?.title, post?.excerpt, typeof post?.imageUrl],
      [
        'How to send a bowl back',
        'Newspaper, string, a note about breakfast. What happens next takes nine days.',
        'string',
      ],
    );
    assert.equal(parseSearchPage({ hits: [...hits, ...posts], total }).hits.length, 1 + posts.length);
  });

  test('ignores case and accents, and knows the stems of the page’s language', async () => {
    assert.deepEqual(await titlesOf(visitor, 'GLASERNE hauser'), ['Gläserne Häuser']);
    assert.deepEqual(await titlesOf(visitor, 'glaserne tasse', 'de-AT'), ['Gläserne Häuser']);
    // "bowling" has the stem of "bowl" in English, and begins no word.
    assert.deepEqual(await titlesOf(visitor, 'quetzal bowling', 'en'), ['Quetzal Bowl']);
    assert.deepEqual(await titlesOf(visitor, 'マグ', 'ja'), ['手作りマグカップ']);
  });

  test('finds misspelt words only where nothing has the words as they are', async () => {
    assert.deepEqual(await titlesOf(visitor, 'quetzl bowel'), ['Quetzal Bowl']);
    assert.deepEqual(await titlesOf(visitor, 'queztal'), ['Quetzal Bowl', 'Cream Jug']);
    assert.deepEqual(await titlesOf(visitor, 'quetzall'), ['Quetzal Bowl', 'Cream Jug', 'Teapot']);
    assert.deepEqual(await titlesOf(visitor, 'tepot'), ['Teapot']);
    assert.deepEqual(await titlesOf(visitor, 'bwl'), [], 'shorter than four letters');
  });

  test('answers anything', async () => {
    const odd = [
      '',
      ' ',
      "'",
      '"',
      String.raw`\ `,
      '%',
      ':*',
      '&|!()<->',
      "a' || b",
      '\u{1F600}',
      '<b>',
      '\u0301',
    ];
    for (const text of odd) assert.ok((await search(visitor, text)).total >= 0, JSON.stringify(text));
    assert.equal((await search(visitor, `quetzal ${'x '.repeat(2_000)}`)).total, 0);
    assert.equal((await search(visitor, `quetzal${' '.repeat(300)}nothing`)).total, 3, 'the rest is ignored');
    assert.equal((await search(visitor, 'é'.repeat(1_500))).total, 0);
    for (const limit of ['0', '51', '-1', 'x', '1.5', ''])
      assert.ok((await search(visitor, 'a', { limit })).total > 10);
    assert.equal((await search(visitor, 'a', { limit: '2' })).hits.length, 2);
    for (const locale of ['', 'x', '<', "en'", 'de-u-', '__proto__'])
      assert.equal((await search(visitor, 'quetzal', { locale })).total, 3, locale);
    assert.equal((await visitor.get('/api/commerce/search')).status, 200);
  });

  test('links to the language of the call', async () => {
    await turnLanguagesOn(owner, ['de']);
    const { json } = await visitor.get('/de/api/commerce/search?q=bowl&limit=50&locale=de');
    const { hits } = json() as { hits: { url?: string; item?: { fullUrl: string } }[] };
    const urls = hits.map(({ url, item }) => url ?? item?.fullUrl ?? '');
    assert.ok(urls.includes('/de/journal/how-to-send-a-bowl-back'), urls.join());
    assert.ok(
      urls.every((url) => url.startsWith('/de/')),
      urls.join(),
    );
  });
});
