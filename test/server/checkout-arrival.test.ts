import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { API_URLS } from '../../demo/server/platform/http/urls.ts';
import { ARRIVE, arrive, codeOf, newMember, pathOf, postArrival } from '../support/arrival.ts';
import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { createSetClock, OTHER_ORIGIN, OtherPage } from '../support/other-page.ts';
import { stockOf, Visitor } from '../support/visitor.ts';

const ACCOUNT = '/api/site-users/account';
const SESSION = `${ACCOUNT}/session`;
const FAIR_ORIGIN = 'https://fair.pages.example';

describeOnEachDatabase('an arrival at the checkout', (stores) => {
  const clock = createSetClock();
  let store: OpenStore;
  let log: string[];
  before(async () => {
    log = [];
    store = await stores.open({
      rateLimits: NO_LIMITS,
      allowedOrigins: [OTHER_ORIGIN, 'https://*.pages.example'],
      captcha: null,
      now: clock.now,
      log: (line) => log.push(line),
    });
  });

  async function withMug(origin = OTHER_ORIGIN): Promise<OtherPage> {
    const page = new OtherPage(store.url, origin);
    assert.equal((await page.add('mug')).status, 200);
    return page;
  }

  test('brings the cart to the checkout, where it is ordered', async () => {
    const [page, visitor] = [await withMug(), new Visitor(store.url)];
    const { code, url } = (await page.send('POST', API_URLS.checkoutCodes)).json() as {
      code: string;
      url: string;
    };
    assert.match(code, /^[0-9a-f]{64}$/);
    assert.equal(url, `${store.url}${ARRIVE}`);
    const posted = await postArrival(visitor, { code });
    const arrived = await visitor.get(pathOf(posted) ?? '');
    assert.deepEqual([posted.status, arrived.status, pathOf(arrived)], [303, 303, '/checkout']);
    assert.match((await visitor.get('/checkout')).text, /Stoneware Mug|Mug/);
    assert.equal((await visitor.cart()).totalQuantity, 1);
    await page.add('print');
    assert.equal((await visitor.cart()).totalQuantity, 2, 'cookies and token are keys of one session');
    assert.equal((await visitor.order()).status, 303);
    assert.equal(await page.pieces(), 0);
  });

  test('puts no secret into an address, an answer to scripts or the log', async () => {
    const [page, visitor] = [await withMug(), new Visitor(store.url)];
    const code = await codeOf(page);
    const posted = await postArrival(visitor, { code });
    const arrival = visitor.cookies.get('ss_arrival') ?? '';
    assert.match(arrival, /^[0-9a-f]{64}$/);
    const arrived = await visitor.get(pathOf(posted) ?? '');
    const secrets = new RegExp([page.token, code, arrival, visitor.cookies.get('ss_session')].join('|'));
    for (const answer of [posted, arrived]) assert.doesNotMatch(`${pathOf(answer)}${answer.text}`, secrets);
    for (const line of [...posted.headers.getSetCookie(), ...arrived.headers.getSetCookie()])
      if (!line.startsWith('crumb=')) assert.match(line, /HttpOnly/);
    assert.match(arrived.headers.getSetCookie().join('\n'), /ss_arrival=;/);
    assert.equal(posted.headers.get('cache-control'), 'no-store');
    assert.doesNotMatch(log.join('\n'), secrets);
  });

  test('succeeds once per code, even for concurrent forms', async () => {
    const page = await withMug();
    const code = await codeOf(page);
    const rivals = Array.from({ length: 4 }, () => new Visitor(store.url));
    const answers = await Promise.all(rivals.map((rival) => postArrival(rival, { code })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 403, 403, 403]);
    assert.equal((await postArrival(new Visitor(store.url), { code })).status, 403);
    for (const [index, rival] of rivals.entries()) {
      await rival.get(ARRIVE);
      const hasWon = answers[index]!.status === 303;
      assert.equal((await rival.cart()).totalQuantity, hasWon ? 1 : 0);
    }
  });

  test('succeeds once per browser, even for concurrent redirects', async () => {
    const [page, visitor] = [await withMug(), await Visitor.arrive(store.url)];
    await visitor.add({ itemId: 'print' });
    await postArrival(visitor, { code: await codeOf(page) });
    const copies = [0, 1, 2].map(() => {
      const copy = new Visitor(store.url);
      for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
      return copy;
    });
    const answers = await Promise.all(copies.map((copy) => copy.get(ARRIVE)));
    assert.deepEqual(answers.map(pathOf), ['/checkout', '/checkout', '/checkout']);
    assert.equal(await page.pieces(), 2);
  });

  test('is refused after a minute, at both steps', async () => {
    const [page, visitor] = [await withMug(), new Visitor(store.url)];
    const [late, inTime] = [await codeOf(page), await codeOf(page)];
    clock.moveMs(59_000);
    assert.equal((await postArrival(visitor, { code: inTime })).status, 303);
    clock.moveMs(1_000);
    assert.equal((await postArrival(new Visitor(store.url), { code: late })).status, 403);
    clock.moveMs(59_000);
    assert.equal(pathOf(await visitor.get(ARRIVE)), '/checkout');
    assert.equal((await visitor.cart()).totalQuantity, 0);
  });

  test('is refused with words from every origin but that of the code', async () => {
    const [page, visitor] = [await withMug(), await Visitor.arrive(store.url)];
    const before = visitor.cookies.get('ss_session');
    const code = await codeOf(page);
    const others: readonly Readonly<Record<string, string>>[] = [
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: FAIR_ORIGIN, 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: store.url, 'sec-fetch-site': 'same-origin' },
      {},
    ];
    for (const headers of others) {
      const { status, text } = await postArrival(visitor, { code }, headers);
      assert.equal(status, 403);
      assert.match(text, /This way to the checkout has expired/);
      assert.match(text, /<a [^>]*href="\/shop"/);
      await visitor.get(ARRIVE);
    }
    assert.equal(visitor.cookies.get('ss_session'), before);
    assert.equal((await visitor.cart()).totalQuantity, 0);
    assert.equal(
      (await postArrival(visitor, { code })).status,
      303,
      'the code of the right origin is still good',
    );
  });

  test('is refused for a code that is empty, unknown, a token, or that of a browser', async () => {
    const [page, visitor] = [await withMug(), new Visitor(store.url)];
    await postArrival(visitor, { code: await codeOf(page) });
    const codes = ['', '0'.repeat(64), page.token, visitor.cookies.get('ss_arrival') ?? ''];
    for (const code of codes) assert.equal((await postArrival(new Visitor(store.url), { code })).status, 403);
    const forged = new Visitor(store.url);
    forged.cookies.set('ss_arrival', await codeOf(page));
    await forged.get(ARRIVE);
    assert.equal((await forged.cart()).totalQuantity, 0, 'a code is nothing without its origin');
  });

  test('ends with a login or a logout on the page', async () => {
    for (const change of [
      (page: OtherPage) => page.send('POST', ACCOUNT, newMember()),
      (page: OtherPage) => page.send('DELETE', SESSION),
    ]) {
      const page = await withMug();
      const [code, posted] = [await codeOf(page), new Visitor(store.url)];
      await postArrival(posted, { code: await codeOf(page) });
      assert.equal((await change(page)).status, 200);
      assert.equal((await postArrival(new Visitor(store.url), { code })).status, 403);
      await posted.get(ARRIVE);
      assert.equal((await posted.cart()).totalQuantity, 0);
    }
  });

  test('needs a token for its code', async () => {
    const visitor = await Visitor.arrive(store.url);
    assert.equal((await visitor.send('POST', API_URLS.checkoutCodes)).status, 400);
    assert.equal(
      (await visitor.send('POST', API_URLS.checkoutCodes, undefined, { crumb: 'none' })).status,
      403,
    );
  });

  test('adds what the browser had in its own cart, and keeps its orders', async () => {
    const [page, visitor] = [await withMug(), await Visitor.arrive(store.url)];
    await visitor.add({ itemId: 'print' });
    const ordered = pathOf(await visitor.order()) ?? '';
    await visitor.add({ itemId: 'mug', quantity: 2 });
    await arrive(visitor, page);
    assert.equal((await visitor.cart()).totalQuantity, 3);
    assert.equal(await page.pieces(), 3);
    assert.equal((await visitor.get(ordered)).status, 200);
  });

  test('happens again in the same browser without a change', async () => {
    const [page, visitor] = [await withMug(), await Visitor.arrive(store.url)];
    await arrive(visitor, page);
    const session = visitor.cookies.get('ss_session');
    await arrive(visitor, page);
    assert.equal(visitor.cookies.get('ss_session'), session);
    assert.deepEqual([(await visitor.cart()).totalQuantity, await page.pieces()], [1, 1]);
  });

  test('says in the cart if not everything was available', async () => {
    const [page, visitor] = [await withMug(), await Visitor.arrive(store.url)];
    const stock = await stockOf(visitor, 'mug');
    await visitor.add({ itemId: 'mug', quantity: stock });
    assert.equal(pathOf(await arrive(visitor, page)), '/cart?notice=cartReduced');
    assert.equal((await visitor.cart()).totalQuantity, stock);
  });

  test('leads to another page of the store, never of another site', async () => {
    const page = await withMug();
    const buying = { itemId: 'coffee', sku: null, qty: 1, additionalFields: '' };
    const started = await page.send('POST', '/api/3/commerce/cart/subscription', buying);
    const { cartToken } = started.json() as { cartToken: string };
    const next = `/checkout?cartToken=${cartToken}`;
    const visitor = new Visitor(store.url);
    assert.equal(pathOf(await arrive(visitor, page, { next })), next);
    assert.equal((await visitor.get(next)).status, 200);
    for (const elsewhere of [
      'https://evil.example/',
      '//evil.example',
      'javascript:alert(1)',
      '\\\\evil.example',
    ])
      assert.equal(pathOf(await arrive(visitor, page, { next: elsewhere })), '/checkout', elsewhere);
  });

  test('serves two pages of different origins with a cart each', async () => {
    const [blog, fair] = [await withMug(), await withMug(FAIR_ORIGIN)];
    await fair.add('print');
    assert.deepEqual([await blog.pieces(), await fair.pieces()], [1, 2]);
    assert.notEqual(blog.token, fair.token);
  });
});
