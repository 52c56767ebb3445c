import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';

import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { alternatesOf, canonicalOf, metaOf } from '../support/page-head.ts';
import { rawRequest } from '../support/raw-request.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { turnLanguagesOn } from '../support/turn-languages-on.ts';
import { Visitor } from '../support/visitor.ts';

const OPTIONS = { rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD, captcha: null } as const;
const PRODUCTS = '/api/content-service/product/1.1/websites/storefront-demo/products';

describe('pages for search engines and link previews', () => {
  const store = startSuiteStore(OPTIONS);
  let owner: Visitor;
  let visitor: Visitor;
  before(async () => {
    owner = await arriveAsOwner(store.url);
    await turnLanguagesOn(owner, ['ar', 'de']);
    visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
  });

  it('describe a product with its price and stock', async () => {
    const meta = metaOf((await visitor.get('/shop/mug?utm_source=mail')).text);
    const {
      'og:image': image = '',
      'og:image:alt': alt,
      'og:description': description,
      description: usual,
      ...others
    } = meta;
    assert.ok(image.startsWith(`${store.url}/assets/photographs/`), image);
    const answer = await fetch(image);
    assert.deepEqual([answer.status, answer.headers.get('content-type')?.split('/')[0]], [200, 'image']);
    assert.ok(alt);
    assert.equal(description, usual);
    assert.deepEqual(
      Object.fromEntries(Object.entries(others).filter(([name]) => /^(?:og|product|article):/.test(name))),
      {
        'og:title': 'Stoneware Mug',
        'og:type': 'product',
        'og:url': `${store.url}/shop/mug`,
        'og:site_name': 'Clay &amp; Cotton',
        'og:locale': 'en_US',
        'og:locale:alternate': 'ar_AR, de_DE',
        'product:price:amount': '18.00',
        'product:price:currency': 'USD',
        'product:availability': 'in stock',
      },
    );
  });

  it('say that a product is sold out, and name the lowest price that can be bought', async () => {
    assert.equal(metaOf((await visitor.get('/shop/bud-vase')).text)['product:availability'], 'out of stock');
    const meta = metaOf((await visitor.get('/shop/gift-card')).text);
    assert.equal(meta['product:price:amount'], '25.00');
  });

  it('describe a post as an article', async () => {
    const meta = metaOf((await visitor.get('/journal/the-kiln-we-opened-too-early')).text);
    assert.equal(meta['og:type'], 'article');
    assert.match(meta['article:published_time'] ?? '', /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    assert.ok(meta['article:section']);
    assert.ok(meta.author);
  });

  it('have a title, a description, a picture and one canonical address each', async () => {
    for (const path of [
      '/',
      '/shop',
      '/events',
      '/events/mending-night',
      '/gallery',
      '/gallery/mended',
      '/contact',
    ]) {
      const { text } = await visitor.get(path);
      const meta = metaOf(text);
      assert.equal(meta['og:type'], 'website', path);
      assert.ok(meta['og:title'] && meta['og:description'] && meta['og:image:alt'], path);
      assert.equal(meta['og:description'], meta['og:description'].trim(), path);
      assert.match(meta['og:image'] ?? '', /^http:\/\/localhost:\d+\/assets\/photographs\//, path);
      assert.deepEqual(canonicalOf(text), [path]);
      assert.equal(meta.robots, undefined, path);
    }
    assert.equal(metaOf((await visitor.get('/')).text)['og:title'], 'Clay &amp; Cotton');
  });

  it('name one address for copies of a page, and each language its own', async () => {
    for (const [path, canonical] of [
      ['/shop/mug/', '/shop/mug'],
      ['/shop/mug/classic', '/shop/mug'],
      ['/shop/mug/reviews?sort=lowest', '/shop/mug'],
      ['/gallery/mended/classic', '/gallery/mended'],
      ['/de/shop/mug?utm_source=mail', '/de/shop/mug'],
      ['/de/shop/mug/classic', '/de/shop/mug'],
      ['/de', '/de'],
    ] as const) {
      const { text } = await visitor.get(path);
      assert.deepEqual(canonicalOf(text), [canonical], path);
      assert.equal(metaOf(text)['og:url'], store.url + canonical, path);
      const own = canonical.replace(/^\/de(?=\/|$)/, '') || '/';
      const inOthers = own === '/' ? ['/ar', '/de'] : [`/ar${own}`, `/de${own}`];
      assert.deepEqual(Object.values(alternatesOf(text)), [own, ...inOthers, own], path);
    }
    const meta = metaOf((await visitor.get('/de/shop')).text);
    assert.deepEqual([meta['og:locale'], meta['og:locale:alternate']], ['de_DE', 'en_US, ar_AR']);
  });

  it('escape what the owner has written', async () => {
    const title = 'A "><script>alert(1)</script> & co';
    const page = { navigationTitle: title, title, urlId: 'quoted', description: title, enabled: true };
    assert.equal((await owner.send('POST', PRODUCTS, page)).status, 200);
    for (const path of ['/quoted', '/de/quoted']) {
      const { text } = await visitor.get(path);
      const meta = metaOf(text);
      for (const name of ['og:title', 'og:description', 'description'])
        assert.equal(
          meta[name]?.replaceAll('&#34;', '&quot;'),
          'A &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; co',
          name,
        );
    }
  });

  it('ask not to be listed where they are for one visitor, and after an error', async () => {
    const pages = [
      '/cart',
      '/checkout',
      '/members',
      '/forms/contact',
      '/shop/bud-vase/restock',
      '/instalments/en_US',
      '/none',
      '/shop/none',
    ];
    for (const path of pages) {
      const { text } = await visitor.get(path);
      assert.equal(metaOf(text).robots, 'noindex', path);
      assert.deepEqual(canonicalOf(text), [], path);
      assert.doesNotMatch(text, /property="og:/, path);
    }
  });

  it('never print a host that a request claims', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const answer = async (target: string) => (await rawRequest(store.url, { target, headers })).text;
    const meta = metaOf(await answer('/shop/mug'));
    assert.equal(meta['og:url'], '/shop/mug');
    assert.match(meta['og:image'] ?? '', /^\/assets\//);
  });
});

describe('pages of a store with a public URL', () => {
  const store = startSuiteStore({ ...OPTIONS, publicUrl: new URL('https://shop.example') });
  before(async () => turnLanguagesOn(await arriveAsOwner(store.url), ['ar', 'de']));

  it('use it for search engines and link previews, whichever host is asked', async () => {
    for (const host of ['shop.example', '127.0.0.1', 'localhost']) {
      const answer = async (target: string) =>
        (await rawRequest(store.url, { target, headers: { host } })).text;
      const page = await answer('/de/shop/mug');
      assert.deepEqual(canonicalOf(page), ['https://shop.example/de/shop/mug']);
      const meta = metaOf(page);
      assert.equal(meta['og:url'], 'https://shop.example/de/shop/mug');
      assert.match(meta['og:image'] ?? '', /^https:\/\/shop\.example\/assets\//);
    }
  });
});
