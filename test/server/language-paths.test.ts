import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';

import { OWNER_PASSWORD, arriveAsOwner } from '../support/owner.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { alternatesOf } from '../support/page-head.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { turnLanguagesOn } from '../support/turn-languages-on.ts';
import { hiddenValue, Visitor } from '../support/visitor.ts';

/** Attribute → its value, of the first such tag of a page. */
function attributesOf(page: string, tag: RegExp): string {
  return tag.exec(page)?.[0] ?? '';
}

const linksOf = (page: string) =>
  [...page.matchAll(/<a hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, path]) => [language, path]);

describe('pages in other languages', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD, captcha: null });
  let visitor: Visitor;
  before(async () => {
    const owner = await arriveAsOwner(store.url);
    await turnLanguagesOn(owner, ['ar', 'de']);
    visitor = await Visitor.arrive(store.url);
  });

  it('declare their language, and mark texts of the owner in another', async () => {
    const { text, status } = await visitor.get('/de/shop/mug');
    assert.equal(status, 200);
    assert.match(text, /<html lang="de">/);
    assert.match(text, /<h1><bdi lang="en-US">Stoneware Mug<\/bdi><\/h1>/);
    const arabic = await visitor.get('/ar');
    assert.match(arabic.text, /<html lang="ar" dir="rtl">/);
    const own = await visitor.get('/shop/mug');
    assert.match(own.text, /<html lang="en-US">/);
    assert.match(own.text, /<h1>Stoneware Mug<\/h1>/);
  });

  it('link from the paywall to the login and back in the language', async () => {
    const way = '/de/members?next=%2Flessons%2Fcentering-the-clay';
    assert.ok((await visitor.get('/de/lessons/centering-the-clay')).text.includes(`href="${way}"`));
    const { text } = await visitor.get(way);
    assert.ok(text.includes('<member-login success-url="/de/lessons/centering-the-clay">'));
    const next = hiddenValue(text, 'next');
    const typed = { email: 'ada@example.org', password: 'celadon over tenmoku', next };
    const joined = await (await Visitor.arrive(store.url)).post('/de/members/join', typed);
    assert.equal(joined.headers.get('location'), '/de/lessons/centering-the-clay');
  });

  it('format amounts by the language', async () => {
    const { text } = await visitor.get('/de/shop/mug');
    assert.match(text, /18,00\s\$/);
  });

  it('link to each other, for visitors with their query and for search engines without', async () => {
    for (const path of ['/shop/mug?from=mail', '/de/shop/mug?from=mail']) {
      const { text } = await visitor.get(path);
      assert.deepEqual(linksOf(text), [
        ['en', '/shop/mug?from=mail'],
        ['ar', '/ar/shop/mug?from=mail'],
        ['de', '/de/shop/mug?from=mail'],
      ]);
      assert.deepEqual(alternatesOf(text), {
        en: '/shop/mug',
        ar: '/ar/shop/mug',
        de: '/de/shop/mug',
        'x-default': '/shop/mug',
      });
    }
    const { text } = await visitor.get('/de');
    assert.deepEqual(linksOf(text)[0], ['en', '/']);
    assert.match(text, /href="\/de" lang="de" dir="auto" aria-current="true">Deutsch</);
  });

  it('keep links in the same language; files and external URLs are unchanged', async () => {
    const { text } = await visitor.get('/de/shop/mug');
    const visited = text.replaceAll(/<link rel="alternate"[^>]*>/g, '');
    const addresses = [...visited.matchAll(/\s(?:href|action)="(\/[^"]*)"/g)].map(([, address]) => address!);
    const others = addresses.filter((address) => !/^\/de([/#]|$)/.test(address));
    assert.deepEqual(
      others.filter((address) => !address.startsWith('/assets/')),
      ['/shop/mug', '/ar/shop/mug'],
      'the links to the other languages',
    );
    assert.ok(addresses.includes('/de/cart'));
    assert.ok(addresses.includes('/de/shop'));
  });

  it('share the cart, and stay in the language after a form', async () => {
    const page = await visitor.get('/de/shop/mug');
    const answer = await visitor.post('/de/cart/entries', {
      itemId: 'mug',
      quantity: '2',
      idempotencyKey: hiddenValue(page.text, 'idempotencyKey'),
    });
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/de/cart']);
    const { text } = await visitor.get('/cart');
    assert.match(attributesOf(text, /<input class="input" name="quantity"[^>]*>/), /value="2"/);
    const refused = await visitor.post('/ar/cart/entries', { itemId: 'tee', quantity: '1' });
    assert.match(refused.headers.get('location') ?? '', /^\/ar\/cart\?notice=/);
  });

  it('redirect to no other site', async () => {
    const own = new URL(store.url).host;
    for (const start of ['//', '/%5C', '/%09/', '/de//', '/de/%5C', '/de/%09/']) {
      const links = linksOf((await visitor.get(`${start}evil.example`)).text);
      const hosts = links.map(([, address = '']) => new URL(address, store.url).host);
      assert.deepEqual(hosts, [own, own, own], start);
    }
    const odd = '/100%2525%20a%2Fb%FF?q=%2525';
    assert.equal(linksOf((await visitor.get(`/de${odd}`)).text)[0]?.[1], odd);
  });

  it('answer 404 for a language that is off, and for files and pages of the owner', async () => {
    for (const path of ['/fr', '/fr/shop', '/%66r/shop', '/de/owner', '/de/assets/pictures/mark.svg']) {
      const { status, text } = await visitor.get(path);
      assert.equal(status, 404, path);
      assert.match(text, /We could not find that page/, path);
    }
    const unknown = await visitor.get('/de/nothing');
    assert.equal(unknown.status, 404);
    assert.match(unknown.text, /Diese Seite haben wir nicht gefunden\./);
    const { text } = await visitor.get('/owner/login');
    assert.deepEqual(linksOf(text), []);
  });

  it('are printed after a refused form, without links to unreadable pages', async () => {
    const answer = await visitor.post('/de/members/login', { email: 'nobody', password: 'at all' });
    assert.match(answer.text, /<html lang="de">/);
    assert.deepEqual(linksOf(answer.text), []);
    assert.match(answer.text, /action="\/de\/members\/login"/);
  });

  it('have settings of the language, whose calls return URLs of the language', async () => {
    for (const path of ['/de/shop/mug', '/de/cart']) {
      const { text } = await visitor.get(path);
      const scripts = [...text.matchAll(/data-store-config>(.*?)<\/script>/gs)];
      assert.equal(scripts.length, 1, path);
      const { apiRoot, urls } = JSON.parse(scripts[0]![1]!) as Record<string, unknown>;
      assert.equal(apiRoot, '/de');
      assert.deepEqual(urls, {
        cart: '/de/cart',
        checkout: '/de/checkout',
        subscriptionCheckout: '/de/checkout',
        analytics: '/',
      });
    }
    const buyer = await Visitor.arrive(store.url);
    await buyer.add({ itemId: 'mug' });
    const cart = async (path: string) => (await buyer.get(path)).text;
    assert.match(await cart('/de/api/commerce/shopping-cart'), /"productUrl":"\/de\/shop\/mug"/);
    assert.match(await cart('/api/commerce/shopping-cart'), /"productUrl":"\/shop\/mug"/);
    assert.equal((await buyer.get('/fr/api/commerce/shopping-cart')).status, 404);
  });

  it('store the language of a restock sign-up, without JavaScript, too', async () => {
    const page = await visitor.get('/de/shop/bud-vase');
    const answer = await visitor.post('/de/shop/bud-vase/restock', {
      variantId: 'vase',
      email: 'waiting@example.org',
      idempotencyKey: hiddenValue(page.text, 'idempotencyKey'),
    });
    assert.equal(answer.headers.get('location'), '/de/shop/bud-vase/restock?done');
    const owner = await arriveAsOwner(store.url);
    const list = await owner.get(
      '/api/site-users/account/notifications/restock?productId=vase&variantId=vase',
    );
    assert.match(list.text, /"language":"de"/);
  });
});

describe('the language page of the owner', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });

  it('turns languages on and off by a form, and asks before it disconnects', async () => {
    const owner = await arriveAsOwner(store.url);
    const { text } = await owner.get('/owner/languages');
    assert.match(text, /No translation is connected/);
    assert.doesNotMatch(text, /name="language" value="\w+" checked/);
    const saved = await owner.post('/owner/languages', { language: 'ja' });
    assert.deepEqual([saved.status, saved.headers.get('location')], [303, '/owner/languages?done=saved']);
    const after = (await owner.get('/owner/languages?done=saved')).text;
    assert.match(after, /Languages saved\./);
    assert.match(after, /is available in 2 languages/);
    assert.match(after, /name="language" value="ja" checked/);
    assert.equal((await owner.get('/ja')).status, 200);
    assert.match((await owner.get('/owner/languages/disconnect')).text, /Disconnect the translation\?/);
    const ended = await owner.post('/owner/languages/disconnect', {});
    assert.equal(ended.headers.get('location'), '/owner/languages?done=disconnected');
    assert.equal((await owner.get('/ja')).status, 404);
  });

  it('refuses visitors and forms of other sites', async () => {
    const visitor = await Visitor.arrive(store.url);
    const answer = await visitor.post('/owner/languages', { language: 'ja' });
    assert.match(answer.headers.get('location') ?? '', /^\/owner\/login/);
    const owner = await arriveAsOwner(store.url);
    assert.equal((await owner.post('/owner/languages', { language: 'ja' }, { crumb: 'wrong' })).status, 403);
    assert.equal((await owner.get('/ja')).status, 404);
  });
});
