import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';

import { createFakeProvider } from '../support/captcha/fake-provider.ts';
import { everyPage, type KnownPage } from '../support/every-page.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { textOf } from '../support/owner-lists.ts';
import { OTHER_ORIGIN, OtherPage } from '../support/other-page.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { rawRequest, type RawAnswer } from '../support/raw-request.ts';
import { sendForm } from '../support/send-form.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { setStock } from '../support/product-form.ts';
import { turnLanguagesOn } from '../support/turn-languages-on.ts';
import { hiddenValue, Visitor } from '../support/visitor.ts';

/** Every header with which a client or a proxy can claim another host. */
const HOSTILE = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-server': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-original-host': 'evil.example',
  forwarded: 'host=evil.example;proto=https',
} as const;
const RESTOCK = '/api/site-users/account/notifications/restock';
const VASE = { productId: 'vase', variantId: 'vase' };
const OPTIONS = { rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD, captcha: null } as const;

const cookieOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
/** The lines that name it: whole pages would make failures unreadable. */
const hostileIn = (text: string) => text.split('\n').filter((line) => /evil\.example/i.test(line));
const alternatesOf = (text: string) =>
  [...text.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(([, , url]) => url);

describe('the host of a request', () => {
  const store = startSuiteStore(OPTIONS);
  let owner: Visitor;
  let pages: readonly KnownPage[];
  before(async () => {
    pages = await everyPage(store.url);
    owner = await arriveAsOwner(store.url);
    await turnLanguagesOn(owner, ['ar', 'de']);
  });

  const send = (method: string, target: string, visitor: Visitor, body?: string): Promise<RawAnswer> => {
    const type = target.startsWith('/api/') ? 'application/json' : 'application/x-www-form-urlencoded';
    const headers = { ...HOSTILE, cookie: cookieOf(visitor), 'content-type': type };
    return rawRequest(store.url, { method, target, headers, ...(body !== undefined && { body }) });
  };

  it('is in no answer of a page, call or file', async () => {
    const visitor = await Visitor.arrive(store.url);
    for (const { path } of pages)
      for (const [who, target] of [
        [visitor, path],
        [owner, path],
        [visitor, `/de${path}`],
        [visitor, `${path}${path.includes('?') ? '&' : '?'}format=json`],
      ] as const) {
        const { whole, status } = await send('GET', target, who);
        assert.deepEqual(hostileIn(whole), [], target);
        assert.ok(status < 500, `${target}: ${status}`);
      }
  });

  it('is in no redirect and no answer to a form', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    const { text } = await visitor.get('/shop/mug');
    const form = (fields: Readonly<Record<string, string>>) =>
      new URLSearchParams({ crumb: visitor.crumb, ...fields }).toString();
    const idempotencyKey = hiddenValue(text, 'idempotencyKey');
    const posts = [
      ['/cart/entries', form({ itemId: 'mug', quantity: '1', idempotencyKey })],
      ['/cart/update', form({ entryId: 'none', quantity: '1' })],
      ['/checkout', form({ email: 'ann@example.com', name: 'Ann' })],
      ['/visits/consent', form({ answer: 'yes' })],
      ['/members/login', form({ email: 'nobody@example.com', password: 'none of them' })],
      ['/forms/contact', form({ name: 'Ann' })],
      ['/owner/login', form({ name: 'owner', password: 'none of them' })],
      ['/lock', form({ password: 'none of them', next: '/shop' })],
      ['/no-such-page', ''],
    ] as const;
    for (const [target, body] of posts) {
      const { whole, headers } = await send('POST', target, visitor, body);
      assert.deepEqual(hostileIn(whole), [], target);
      assert.match(headers.location ?? '/', /^\/(?!\/)/, target);
    }
    const added = JSON.stringify({ itemId: 'mug', sku: null, quantity: 1, additionalFields: '' });
    const entries = `/api/commerce/shopping-cart/entries?crumb=${visitor.crumb}`;
    assert.deepEqual(hostileIn((await send('POST', entries, visitor, added)).whole), []);
  });

  it('is in no mail', async () => {
    const waiting = { ...VASE, isJoinMailingList: false, siteVisitorEmail: 'ann@example.com' };
    assert.equal((await owner.send('POST', RESTOCK, waiting)).status, 200);
    await setStock(owner, 'vase', 1);
    const answered = await send('POST', `${RESTOCK}/send?crumb=${owner.crumb}`, owner, JSON.stringify(VASE));
    assert.equal(answered.status, 200, answered.text);
    const list = (await owner.get('/owner/mails')).text;
    const mail = await owner.get(/href="(\/owner\/mails\/[^"/]+)"/.exec(list)?.[1] ?? '');
    assert.deepEqual(hostileIn(mail.text), []);
    assert.match(textOf(mail.text), /Bud Vase is back in stock\. \/shop\/bud-vase You asked/);
  });

  it('is not needed: without a public URL, pages link to paths', async () => {
    const { text } = await send('GET', '/shop/mug', await Visitor.arrive(store.url));
    const paths = ['/shop/mug', '/ar/shop/mug', '/de/shop/mug', '/shop/mug'];
    assert.deepEqual(alternatesOf(text), paths);
  });
});

describe('a store with a public URL', () => {
  const PUBLIC = new URL('https://shop.example');
  const store = startSuiteStore({ ...OPTIONS, publicUrl: PUBLIC });
  let owner: Visitor;
  before(async () => {
    owner = await arriveAsOwner(store.url);
    await turnLanguagesOn(owner, ['ar', 'de']);
  });

  const ask = (host: string, target = '/shop/mug') =>
    rawRequest(store.url, { target, headers: { ...HOSTILE, host } });

  it('prints it, whatever the forwarding headers are', async () => {
    for (const host of ['shop.example', '127.0.0.1']) {
      const { status, whole, text } = await ask(host);
      assert.equal(status, 200);
      assert.doesNotMatch(whole, /evil|127\.0/i);
      assert.deepEqual(alternatesOf(text), [
        'https://shop.example/shop/mug',
        'https://shop.example/ar/shop/mug',
        'https://shop.example/de/shop/mug',
        'https://shop.example/shop/mug',
      ]);
    }
  });

  it('answers that host, and requests to the machine itself such as health checks', async () => {
    const { port } = new URL(store.url);
    for (const host of [
      'shop.example',
      'SHOP.example',
      'shop.example:443',
      `localhost:${port}`,
      '127.0.0.1',
      '[::1]:1',
    ])
      assert.equal((await ask(host)).status, 200, host);
  });

  it('answers any other host with 421, for pages, calls and files', async () => {
    for (const host of ['evil.example', 'shop.example.', 'shop.example:8080', 'a.shop.example', '192.0.2.1'])
      for (const target of [
        '/',
        '/owner/login',
        '/api/commerce/shopping-cart',
        '/assets/pictures/mark.svg',
      ]) {
        const { status, whole, headers } = await ask(host, target);
        assert.equal(status, 421, `${host}${target}`);
        assert.ok(!whole.includes(host), `${host}${target}`);
        assert.equal(headers['set-cookie'], undefined);
        assert.equal(headers['cache-control'], 'no-store');
      }
    const { headers, text } = await ask('evil.example', '/api/commerce/shopping-cart');
    assert.match(headers['content-type'] ?? '', /^application\/json/);
    assert.deepEqual(JSON.parse(text), { message: 'This store has another address.' });
  });

  it('accepts no other host in the request line either', async () => {
    const target = 'http://evil.example/shop/mug';
    assert.equal((await ask('shop.example', target)).status, 421);
    assert.equal((await ask('evil.example', 'http://shop.example/shop/mug')).status, 421);
  });

  it('sets Secure cookies for an https URL, without a proxy header', async () => {
    const { headers } = await rawRequest(store.url, { target: '/', headers: { host: 'shop.example' } });
    for (const cookie of headers['set-cookie'] ?? []) assert.match(cookie, /; Secure/);
    assert.ok(headers['set-cookie']?.length);
  });

  it('accepts writes of its own pages when a proxy has changed the host', async () => {
    const visitor = await Visitor.arrive(store.url);
    const post = (origin: string) =>
      visitor.post('/visits/consent', { answer: 'no' }, { headers: { origin, referer: `${origin}/shop` } });
    const taken = await post('https://shop.example');
    assert.deepEqual([taken.status, taken.headers.get('location')], [303, '/shop#counting']);
    assert.equal((await post('https://evil.example')).status, 403);
  });

  it('links to it in mails', async () => {
    const waiting = { ...VASE, isJoinMailingList: false, siteVisitorEmail: 'ann@example.com' };
    assert.equal((await owner.send('POST', RESTOCK, waiting)).status, 200);
    await setStock(owner, 'vase', 1);
    assert.equal((await owner.send('POST', `${RESTOCK}/send`, VASE)).status, 200);
    const list = (await owner.get('/owner/mails')).text;
    const mail = await owner.get(/href="(\/owner\/mails\/[^"/]+)"/.exec(list)?.[1] ?? '');
    assert.match(mail.text, /https:\/\/shop\.example\/shop\/bud-vase/);
  });
});

describe('a captcha of a store with a public URL', () => {
  const provider = createFakeProvider('turnstile');
  const publicUrl = new URL('https://shop.example');
  const allowedOrigins = [OTHER_ORIGIN];
  const store = startSuiteStore({ ...OPTIONS, publicUrl, allowedOrigins, captcha: provider.options });
  const FORM = { name: ['Ada', 'Byron'], email: 'ada@example.com', subject: 'A workshop', message: 'Today?' };

  it('must be solved on its host, whichever host the form is sent to', async () => {
    const visitor = await Visitor.arrive(store.url);
    const solvedOn = (hostname: string) => ({ captchaKey: provider.mint({ hostname }) });
    await sendForm(visitor, FORM, solvedOn('shop.example'));
    await assert.rejects(sendForm(visitor, FORM, solvedOn('localhost')), /reCAPTCHA failed/);
    await assert.rejects(sendForm(visitor, FORM, solvedOn('evil.example')), /reCAPTCHA failed/);
  });

  it('must be solved on the host of the page, if that is of another origin', async () => {
    const page = new OtherPage(store.url);
    const solvedOn = (hostname: string) => ({ captchaKey: provider.mint({ hostname }) });
    await sendForm(page, FORM, solvedOn('blog.example'));
    await assert.rejects(sendForm(page, FORM, solvedOn('shop.example')), /reCAPTCHA failed/);
  });
});
