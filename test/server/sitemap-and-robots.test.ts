import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';

import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { canonicalOf } from '../support/page-head.ts';
import { rawRequest } from '../support/raw-request.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { turnLanguagesOn } from '../support/turn-languages-on.ts';
import { Visitor } from '../support/visitor.ts';

const OPTIONS = { rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD, captcha: null } as const;
const PRODUCTS = '/api/content-service/product/1.1/websites/storefront-demo/products';

const locationsOf = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
/** The paths of a sitemap, without those of other languages. */
const pathsOf = (sitemap: string) =>
  locationsOf(sitemap)
    .map((url) => new URL(url, 'http://none').pathname)
    .filter((path) => !/^\/(?:ar|de)(?:\/|$)/.test(path));
/** The entry of one URL in a sitemap. */
const entryOf = (sitemap: string, url: string) =>
  sitemap.split('<url>').find((entry) => entry.includes(`<loc>${url}</loc>`)) ?? '';

describe('pages of the site', () => {
  const store = startSuiteStore(OPTIONS);
  let owner: Visitor;
  let visitor: Visitor;
  before(async () => {
    owner = await arriveAsOwner(store.url);
    await turnLanguagesOn(owner, ['ar', 'de']);
    visitor = await Visitor.arrive(store.url);
    const page = {
      navigationTitle: 'Quoted',
      title: 'Quoted',
      urlId: 'quoted',
      description: '',
      enabled: true,
    };
    assert.equal((await owner.send('POST', PRODUCTS, page)).status, 200);
  });

  it('are all in the sitemap, in each language, and open for everybody', async () => {
    const { text, headers, status } = await visitor.get('/sitemap.xml');
    assert.equal(status, 200);
    assert.match(headers.get('content-type') ?? '', /^application\/xml/);
    assert.ok(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>'));
    const paths = pathsOf(text);
    for (const path of [
      '/',
      '/shop',
      '/shop/mug',
      '/quoted',
      '/journal',
      '/journal/the-kiln-we-opened-too-early',
      '/events',
      '/events/mending-night',
      '/gallery',
      '/gallery/mended',
      '/contact',
      '/lessons',
      '/policies/shipping',
      '/policies/privacy',
    ])
      assert.equal(paths.filter((one) => one === path).length, 1, path);
    assert.deepEqual(
      paths.filter((path) =>
        /^\/(?:owner|cart|checkout|api|lock|members|forms|lessons\/.*)(?:\/|$)|classic/.test(path),
      ),
      [],
    );
    assert.equal(locationsOf(text).length, 3 * paths.length);
    const anybody = new Visitor(store.url);
    for (const path of paths) {
      const page = await anybody.get(path);
      assert.equal(page.status, 200, path);
      assert.deepEqual(canonicalOf(page.text), [path]);
    }
    const entry = entryOf(text, `${store.url}/de/journal/the-kiln-we-opened-too-early`);
    assert.match(entry, /<lastmod>\d{4}-\d\d-\d\d/);
    assert.deepEqual(
      [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\/>/g)].map(
        ([, language, url]) => [language, url],
      ),
      [
        ['en', `${store.url}/journal/the-kiln-we-opened-too-early`],
        ['ar', `${store.url}/ar/journal/the-kiln-we-opened-too-early`],
        ['de', `${store.url}/de/journal/the-kiln-we-opened-too-early`],
        ['x-default', `${store.url}/journal/the-kiln-we-opened-too-early`],
      ],
    );
  });

  it('are not in the sitemap while they are locked, and robots.txt does not name them', async () => {
    await owner.post('/owner/locks', { path: '/journal', password: 'ash glaze, twice' });
    await owner.post('/owner/locks', { path: '/shop/mug', password: 'ash glaze, twice' });
    for (const who of [visitor, owner]) {
      const paths = pathsOf((await who.get('/sitemap.xml')).text);
      assert.deepEqual(
        paths.filter((path) => /^\/journal|^\/shop\/mug/.test(path)),
        [],
      );
      assert.ok(paths.includes('/shop'));
    }
    assert.doesNotMatch((await visitor.get('/robots.txt')).text, /journal|mug/);
    for (const path of ['/journal', '/shop/mug']) await owner.post('/owner/locks/remove', { path });
  });

  it('are closed to robots where the whole site is locked', async () => {
    await owner.post('/owner/locks', { path: '/', password: 'ash glaze, twice' });
    const { status, text } = await visitor.get('/robots.txt');
    assert.deepEqual([status, text], [200, 'User-agent: *\nDisallow: /\n']);
    assert.equal((await visitor.get('/sitemap.xml')).status, 303);
    await owner.post('/owner/locks/remove', { path: '/' });
  });

  it('are open to robots, which find the sitemap in robots.txt, and no others are', async () => {
    const page = { navigationTitle: 'Art', title: 'Art', urlId: 'cart-art', description: '', enabled: true };
    assert.equal((await owner.send('POST', PRODUCTS, page)).status, 200);
    const { text, headers } = await visitor.get('/robots.txt');
    assert.match(headers.get('content-type') ?? '', /^text\/plain/);
    assert.deepEqual(text.trimEnd().split('\n'), [
      'User-agent: *',
      ...['/cart-art', '/ar/cart-art', '/de/cart-art'].map((path) => `Allow: ${path}`),
      'Disallow: /owner',
      ...['', '/ar', '/de'].flatMap((prefix) =>
        ['/cart', '/checkout', '/api'].map((path) => `Disallow: ${prefix}${path}`),
      ),
      '',
      `Sitemap: ${store.url}/sitemap.xml`,
    ]);
    for (const path of ['/de/robots.txt', '/de/sitemap.xml'])
      assert.equal((await visitor.get(path)).status, 404);
  });

  it('never print a host that a request claims', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const answer = async (target: string) => (await rawRequest(store.url, { target, headers })).text;
    assert.ok(locationsOf(await answer('/sitemap.xml')).every((url) => url.startsWith('/')));
    assert.match(await answer('/robots.txt'), /\nSitemap: \/sitemap\.xml\n$/);
  });
});

describe('search engines of a store with a public URL', () => {
  const store = startSuiteStore({ ...OPTIONS, publicUrl: new URL('https://shop.example') });
  before(async () => turnLanguagesOn(await arriveAsOwner(store.url), ['ar', 'de']));

  it('use it in sitemap and robots.txt, whichever host is asked', async () => {
    for (const host of ['shop.example', '127.0.0.1', 'localhost']) {
      const answer = async (target: string) =>
        (await rawRequest(store.url, { target, headers: { host } })).text;
      const sitemap = await answer('/sitemap.xml');
      assert.ok(locationsOf(sitemap).every((url) => url.startsWith('https://shop.example/')));
      assert.match(await answer('/robots.txt'), /\nSitemap: https:\/\/shop\.example\/sitemap\.xml\n$/);
    }
  });
});
