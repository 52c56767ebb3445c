import assert from 'node:assert/strict';
import { JSDOM } from 'jsdom';
import { before, describe, test } from 'node:test';

import { openDatabase } from '../../demo/server/platform/database/open-database.ts';
import { startServer, type StoreServerOptions } from '../../demo/server/index.ts';
import { readSettings } from '../../demo/server/read-settings.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { removeFolder } from '../support/temporary-folder.ts';
import { Visitor } from '../support/visitor.ts';

interface StructuredData {
  readonly name: string;
  readonly offers: readonly { readonly sku: string; readonly price: string; readonly availability: string }[];
  readonly aggregateRating?: { readonly ratingValue: number; readonly reviewCount: number };
  readonly review?: readonly {
    readonly name?: string;
    readonly reviewBody?: string;
    readonly inLanguage: string;
    readonly author: { readonly name: string };
  }[];
}

/** A page without JavaScript. */
async function open(visitor: Visitor, path: string) {
  const { status, text } = await visitor.get(path);
  const { document } = new JSDOM(text.replace(/<style[^]*?<\/style>/, '')).window;
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const textsOf = (selector: string) => all(selector).map((element) => element.textContent.trim());
  const json = (type: string) => {
    const [script, ...others] = all(`script[type="${type}"]`);
    return { data: JSON.parse(script!.textContent) as StructuredData, count: 1 + others.length };
  };
  return { status, text, document, all, textsOf, structured: () => json('application/ld+json') };
}

function optionsOf(reviews: string): StoreServerOptions {
  return { rateLimits: NO_LIMITS, ...readSettings([], { REVIEWS: reviews }) };
}

describeOnAnyDatabase('printed reviews', (stores) => {
  let store: OpenStore;
  let visitor: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS });
    visitor = await Visitor.arrive(store.url);
  });

  test('start on the product page, each in its language, as text', async () => {
    const { all, textsOf, text } = await open(visitor, '/shop/mug');
    assert.equal(all('store-reviews li').length, 6);
    assert.deepEqual(textsOf('store-reviews [part=count]'), ['16 reviews']);
    assert.deepEqual(
      all('store-reviews h3').map((title) => title.getAttribute('lang')),
      ['en', 'en', 'fr', 'en', 'ja', 'en'],
    );
    assert.ok(text.includes('350 ml is &lt;2 of my usual cups &amp; the oat'));
    assert.match(textsOf('store-reviews time')[0]!, /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    const ids = all('[id]').map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length, 'every id once');
    assert.equal(all('store-product store-reviews').length, 1);
  });

  test('have settings that select the requests of the tag', async () => {
    const { document } = await open(visitor, '/shop/mug');
    const config = JSON.parse(document.querySelector('[data-store-config]')!.textContent) as object;
    assert.deepEqual(Reflect.get(config, 'reviews'), { killSwitch: false, native: true, imported: true });
    assert.deepEqual(Reflect.get(config, 'pageType'), 50);
    assert.deepEqual(Reflect.get(config, 'item'), { id: 'mug', recordType: 11 });
  });

  test('are in the structured data once, as the page shows them', async () => {
    const { structured, all, textsOf } = await open(visitor, '/shop/mug');
    const { data, count } = structured();
    assert.equal(count, 1);
    assert.equal(data.name, 'Stoneware Mug');
    assert.deepEqual(
      data.offers.map(({ price, availability }) => [price, availability]),
      [['18.00', 'https://schema.org/InStock']],
    );
    const average = all('store-reviews [part=head] [part=stars]')[0]!.getAttribute('aria-label');
    assert.equal(`${data.aggregateRating!.ratingValue} out of 5 stars`, average);
    assert.equal(data.aggregateRating!.reviewCount, 16);
    assert.deepEqual(
      data.review!.map(({ name }) => name),
      textsOf('store-reviews h3'),
    );
    assert.deepEqual(
      data.review!.map(({ author }) => author.name),
      textsOf('store-reviews bdi'),
    );
  });

  test('have structured data for one or no review, several prices and sold-out products', async () => {
    const one = await open(visitor, '/shop/harbour-print');
    assert.deepEqual(one.textsOf('store-reviews [part=count]'), ['1 review']);
    assert.equal(one.structured().data.review!.length, 1);
    assert.equal(one.structured().data.offers[0]!.price, '12.00', 'the sale price');
    assert.equal(one.all('store-reviews a').length, 0, 'there are no more');
    const none = await open(visitor, '/shop/coffee-every-week');
    assert.deepEqual(none.textsOf('store-reviews [part=empty]'), ['No reviews yet.']);
    assert.equal(none.structured().data.aggregateRating, undefined);
    assert.equal(none.structured().data.review, undefined);
    const vase = (await open(visitor, '/shop/bud-vase')).structured().data;
    assert.equal(vase.offers[0]!.availability, 'https://schema.org/OutOfStock');
    const prices = (await open(visitor, '/shop/everyday-tee'))
      .structured()
      .data.offers.map(({ price }) => price);
    assert.deepEqual([...new Set(prices)].sort(), ['19.00', '24.00']);
  });

  test('have pages of their own in the requested order', async () => {
    let path = '/shop/mug/reviews?sort=lowest';
    const titles: string[] = [];
    for (let pages = 1; ; pages += 1) {
      const page = await open(visitor, path);
      assert.equal(page.status, 200);
      assert.deepEqual(page.textsOf('option[selected]'), ['Lowest rating']);
      titles.push(...page.textsOf('main li[part=review] bdi'));
      const next = page.document.querySelector('main a[part=more]');
      if (!next) {
        assert.equal(pages, 3);
        break;
      }
      path = next.getAttribute('href')!;
    }
    assert.equal(new Set(titles).size, 16);
    assert.equal(titles[0], 'Whisk & Co.');
    const beyond = await open(visitor, '/shop/mug/reviews?sort=newest&cursor=1-0-0');
    assert.equal(beyond.status, 200);
    assert.doesNotMatch(beyond.text, /No reviews yet/);
    assert.deepEqual(beyond.textsOf('[part=count]'), ['16 reviews']);
    const first = beyond.document.querySelector('main a[part=more]')!;
    assert.equal(first.textContent, 'Back to the first page');
    assert.equal((await open(visitor, first.getAttribute('href')!)).all('main li[part=review]').length, 6);
    for (const [wrong, status] of [
      ['/shop/mug/reviews?sort=best', 400],
      ['/shop/mug/reviews?cursor=2', 400],
      ['/shop/anvil/reviews', 404],
    ] as const)
      assert.equal((await visitor.get(wrong)).status, status, wrong);
  });
});

describe('the REVIEWS setting', () => {
  const native = startSuiteStore(optionsOf('native'));
  const imported = startSuiteStore(optionsOf('imported'));
  const off = startSuiteStore(optionsOf('off'));

  test('shows only own or only imported reviews, everywhere on the page', async () => {
    for (const [{ url }, count, sources] of [
      [native, 11, 0],
      [imported, 5, 5],
    ] as const) {
      const page = await open(await Visitor.arrive(url), '/shop/mug');
      assert.deepEqual(page.textsOf('store-reviews [part=count]'), [`${count} reviews`]);
      assert.equal(page.structured().data.aggregateRating!.reviewCount, count);
      assert.equal(page.all('store-reviews [part=source]').length, sources);
    }
  });

  test('turns reviews off, and products can still be bought', async () => {
    const visitor = await Visitor.arrive(off.url);
    const page = await open(visitor, '/shop/mug');
    assert.equal(page.all('store-reviews, [part=reviews]').length, 0);
    assert.doesNotMatch(page.text, /aggregateRating|reviewRating|Ann Whitlock/);
    assert.deepEqual(page.structured().data.offers.length, 1);
    assert.match(page.text, /"reviews":\{"killSwitch":true/);
    assert.equal((await visitor.get('/shop/mug/reviews')).status, 404);
    assert.equal((await visitor.add({ itemId: 'mug' })).status, 200);
  });

  test('stops the start when it is invalid', () => {
    assert.throws(() => readSettings([], { REVIEWS: 'some' }), {
      name: 'StartFailure',
      message: 'REVIEWS must be all, native, imported or off, not "some".',
    });
    assert.equal(readSettings([], { REVIEWS: '' }).reviews, undefined);
  });

  test('the text of a review cannot break out of its markup', async () => {
    const dataDir = await makeEmbeddedFolder();
    const place = { dataDir, databaseUrl: undefined, reset: false, onLostConnection: () => undefined };
    const { db, close } = await openDatabase(place);
    const hostile = '</script><script>alert(1)</script><!--" onload="x';
    const [author, title, body, language, source] = Array<string>(5).fill(hostile);
    await db
      .insertInto('reviews')
      .values({
        ...{ id: hostile, product_id: 'coffee', rating: 1, written_at: 0, is_imported: true },
        ...{ author, title, body, language: language!, source },
      })
      .execute();
    await close();
    const store = await startServer({ port: 0, dataDir });
    try {
      const page = await open(await Visitor.arrive(store.url), '/shop/coffee-every-week');
      assert.ok(!page.text.includes('<script>alert'));
      assert.deepEqual(page.textsOf('store-reviews h3'), [hostile]);
      assert.equal(page.all('[onload]').length, 0);
      assert.equal(page.structured().data.review![0]!.reviewBody, hostile);
      assert.equal(page.structured().data.review![0]!.inLanguage, hostile);
    } finally {
      await store.close();
      removeFolder(dataDir);
    }
  });
});
