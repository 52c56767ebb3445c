import assert from 'node:assert/strict';
import { JSDOM } from 'jsdom';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';

import { startServer, type StoreServer } from '../../demo/server/index.ts';
import { describeWithPostgres } from '../support/describe-with-postgres.ts';
import { OTHER_ORIGIN, OtherPage } from '../support/other-page.ts';
import { type PrivatePostgres, startPrivatePostgres } from '../support/private-postgres.ts';
import { stockOf, Visitor } from '../support/visitor.ts';

const SEAT = '{"participant":["Ada","Byron"],"experience":"Never"}';

describeWithPostgres('a database outage', () => {
  let postgres: PrivatePostgres;
  let databaseUrl: string;
  let store: StoreServer;
  before(async () => {
    postgres = await startPrivatePostgres({ isDurable: true });
    databaseUrl = await postgres.createDatabase();
    store = await startServer({
      port: 0,
      databaseUrl,
      captcha: null,
      allowedOrigins: [OTHER_ORIGIN],
      log: () => undefined,
    });
  });
  after(async () => {
    await store.close();
    await postgres.close();
  });

  test('is reported by calls and pages, which work again afterwards', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    await postgres.stop();
    const call = await visitor.add({ itemId: 'mug' });
    assert.equal(call.status, 503);
    assert.deepEqual(call.json(), { message: 'Please try again.' });
    const page = await visitor.get('/shop');
    assert.equal(page.status, 503);
    assert.match(page.text, /Please try again\./);
    await postgres.start();
    assert.equal((await visitor.add({ itemId: 'mug' })).status, 200);
    assert.equal((await visitor.cart()).totalQuantity, 2);
  });

  test('does not concern preflights; a page of another origin can read that its call has failed', async () => {
    const page = new OtherPage(store.url);
    await page.add('mug');
    await postgres.stop();
    const asked = { headers: { 'access-control-request-method': 'POST' } };
    const path = '/api/commerce/shopping-cart/entries';
    const preflight = await page.send('OPTIONS', path, undefined, asked);
    const foreign = await new OtherPage(store.url, 'https://evil.example').send(
      'OPTIONS',
      path,
      undefined,
      asked,
    );
    const call = await page.add('mug');
    await postgres.start();
    assert.deepEqual([preflight.status, foreign.status, call.status], [204, 204, 503]);
    for (const { headers } of [preflight, call])
      assert.equal(headers.get('access-control-allow-origin'), OTHER_ORIGIN);
    assert.equal(foreign.headers.get('access-control-allow-origin'), null);
    assert.equal((await page.add('mug')).status, 200);
    assert.equal(await page.pieces(), 2);
  });

  for (const [what, path, typed, next] of [
    [
      'the answers of an addition',
      '/cart/answers?itemId=workshop&quantity=1',
      { 'participant.First': '"Ada"', 'participant.Last': 'Byron', experience: 'Often' },
      '/cart',
    ],
    ['a form of the site', '/forms/newsletter', { email: 'ann@example.com' }, '/forms/newsletter/sent'],
    [
      'a sign-up',
      '/shop/bud-vase/restock',
      { variantId: 'vase', email: 'a@example.com' },
      '/shop/bud-vase/restock?done',
    ],
  ] as const)
    test(`${what}: a page keeps the entries, and sends them afterwards`, async () => {
      const visitor = await Visitor.arrive(store.url);
      const posted = { ...typed, idempotencyKey: randomUUID() };
      const headers = { referer: `${store.url}/contact?from=card` };
      await postgres.stop();
      const { status, text } = await visitor.post(path, posted, { headers });
      await postgres.start();
      assert.equal(status, 503);
      const { document } = new JSDOM(text.replace(/<style[^]*?<\/style>/, '')).window;
      const form = document.querySelector('form')!;
      assert.deepEqual(
        [form.getAttribute('action'), form.textContent.match(/Try again/)?.[0]],
        [path, 'Try again'],
      );
      const kept = [...form.querySelectorAll('input')].map(({ name, value }): [string, string] => [
        name,
        value,
      ]);
      assert.deepEqual(Object.fromEntries(kept), {
        crumb: visitor.crumb,
        ...posted,
        pageUrl: '/contact?from=card',
      });
      const again = await visitor.post(path, Object.fromEntries(kept));
      assert.deepEqual([again.status, again.headers.get('location')], [303, next]);
    });

  test('during orders loses no acknowledged order and sells nothing twice', async () => {
    const visitors = await Promise.all(Array.from({ length: 10 }, () => Visitor.arrive(store.url)));
    await Promise.all(visitors.map((visitor) => visitor.add({ itemId: 'workshop', additionalFields: SEAT })));
    const keys = visitors.map(() => randomUUID());
    const orders = Promise.all(visitors.map((visitor, index) => visitor.order(keys[index])));
    await postgres.crashAndRestart();
    const answers = await orders;
    for (const [index, visitor] of visitors.entries()) {
      const again = await visitor.order(keys[index]);
      assert.equal(again.status, 303);
      const answered = answers[index]!;
      if (answered.status === 303)
        assert.equal(again.headers.get('location'), answered.headers.get('location'));
    }
    assert.equal(await stockOf(visitors[0]!, 'workshop'), 12 - 10);
  });

  test('two stores on one database share carts, crumbs and seed', async () => {
    const [second, third] = await Promise.all([
      startServer({ port: 0, databaseUrl }),
      startServer({ port: 0, databaseUrl }),
    ]);
    try {
      let { url } = second;
      const visitor = await Visitor.arrive(() => url);
      await visitor.add({ itemId: 'print' });
      ({ url } = third);
      assert.equal((await visitor.add({ itemId: 'print' })).status, 200);
      assert.equal((await visitor.cart()).totalQuantity, 2);
    } finally {
      await Promise.all([second.close(), third.close()]);
    }
  });

  test('a store started with reset empties its database', async () => {
    const own = await postgres.createDatabase();
    const before = await startServer({ port: 0, databaseUrl: own });
    const visitor = await Visitor.arrive(before.url);
    await visitor.add({ itemId: 'mug' });
    await visitor.order();
    await before.close();
    const emptied = await startServer({ port: 0, databaseUrl: own, reset: true });
    assert.equal(await stockOf(await Visitor.arrive(emptied.url), 'mug'), 50);
    await emptied.close();
  });

  test('many stores starting at once on an empty database seed it once', async () => {
    const empty = await postgres.createDatabase();
    const many = await Promise.all(
      Array.from({ length: 4 }, () => startServer({ port: 0, databaseUrl: empty })),
    );
    try {
      const visitors = await Promise.all(many.map(({ url }) => Visitor.arrive(url)));
      assert.deepEqual(
        await Promise.all(visitors.map((visitor) => stockOf(visitor, 'mug'))),
        [50, 50, 50, 50],
      );
    } finally {
      await Promise.all(many.map((one) => one.close()));
    }
  });
});
