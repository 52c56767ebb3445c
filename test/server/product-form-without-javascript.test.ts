import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import pg from 'pg';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { hiddenValue, type StoreAnswer, Visitor } from '../support/visitor.ts';

const SEAT = { itemId: 'workshop', quantity: '2' };
const ANSWERS = { 'participant.First': 'Ada', 'participant.Last': 'Byron', experience: 'Often' };

describeOnAnyDatabase('the additional fields of a product, without JavaScript', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS });
  });

  /** Submits the form of the product; returns the URL of the redirect. */
  async function submit(visitor: Visitor, chosen: Readonly<Record<string, string>> = SEAT): Promise<string> {
    const { status, headers } = await visitor.post('/cart/entries', chosen);
    assert.equal(status, 303);
    return headers.get('location') ?? '';
  }

  test('are asked on a page of their own, which adds the item once however often it is sent', async () => {
    const visitor = await Visitor.arrive(store.url);
    const place = await submit(visitor);
    assert.equal(place, '/cart/answers?itemId=workshop&quantity=2');
    assert.equal((await visitor.cart()).version, 0);
    const { text } = await visitor.get(place);
    assert.match(text, /<h1>Pottery Workshop<\/h1>/);
    assert.match(text, /action="\/cart\/answers\?itemId=workshop&amp;quantity=2"/);
    assert.doesNotMatch(text, /<script[^>]+src="\/dist/);
    const posted = { ...ANSWERS, idempotencyKey: randomUUID() };
    for (const cart of ['/cart', '/cart?notice=alreadyAdded']) {
      const { status, headers } = await visitor.post(place, posted);
      assert.deepEqual([status, headers.get('location')], [303, cart]);
    }
    const { entries } = await visitor.cart();
    assert.deepEqual(
      entries.map(({ itemId, quantity, additionalFields }) => [itemId, quantity, additionalFields]),
      [['workshop', 2, '{"participant":["Ada","Byron"],"experience":"Often","wish":""}']],
    );
  });

  test('keep the entries while a required field is missing', async () => {
    const visitor = await Visitor.arrive(store.url);
    const place = await submit(visitor);
    const { status, text } = await visitor.post(place, { 'participant.First': '<Ada>' });
    assert.equal(status, 400);
    assert.match(text, /value="&lt;Ada&gt;"/);
    assert.match(text, /Participant: Required/);
    assert.equal((await visitor.cart()).version, 0);
  });

  /** Asserts that the page shows the answers again, with their key. */
  function assertKept({ text }: StoreAnswer, idempotencyKey: string, sentence: string): void {
    assert.match(text, /value="Ada"/);
    assert.match(text, /value="Byron/);
    assert.equal(hiddenValue(text, 'idempotencyKey'), idempotencyKey);
    assert.match(text, new RegExp(sentence));
  }

  test('keep entries and key when the answers are too long', async () => {
    const visitor = await Visitor.arrive(store.url);
    const long = { 'participant.Last': `Byron${'n'.repeat(4_096)}` };
    const posted = { ...ANSWERS, ...long, idempotencyKey: randomUUID() };
    const answer = await visitor.post(await submit(visitor), posted);
    assert.equal(answer.status, 400);
    assertKept(answer, posted.idempotencyKey, 'That is too long\\.');
  });

  test('keep the entries when the crumb has expired, with a new crumb', async () => {
    const visitor = await Visitor.arrive(store.url);
    const place = await submit(visitor);
    const posted = { ...ANSWERS, idempotencyKey: randomUUID() };
    const answer = await visitor.post(place, posted, { crumb: 'expired' });
    assert.equal(answer.status, 403);
    assertKept(answer, posted.idempotencyKey, 'Your session has expired\\.');
    const crumb = hiddenValue(answer.text, 'crumb');
    assert.equal((await visitor.post(place, posted, { crumb })).headers.get('location'), '/cart');
    assert.equal((await visitor.cart()).totalQuantity, 2);
  });

  test('keep the entries beyond the rate limit, with the time to wait', async () => {
    const slow = { burst: 1, perSecond: 0.001 };
    const { url } = await stores.open({ rateLimits: { ...NO_LIMITS, write: slow } });
    const visitor = await Visitor.arrive(url);
    const posted = { ...ANSWERS, idempotencyKey: randomUUID() };
    const answer = await visitor.post(await submit(visitor), posted);
    assert.equal(answer.status, 429);
    assert.match(answer.headers.get('retry-after') ?? '', /^\d+$/);
    assertKept(answer, posted.idempotencyKey, 'Please try again in a few seconds\\.');
    const lost = await visitor.post('/cart/answers?itemId=mug&quantity=1', posted);
    assert.equal(lost.status, 429, 'a post to a product without questions counts as well');
  });

  test('keep the entries when the store fails; sending again is the same addition', async (t) => {
    const { databaseUrl } = store.place;
    if (databaseUrl === undefined) {
      t.skip('nobody else can open an embedded database');
      return;
    }
    const visitor = await Visitor.arrive(store.url);
    const place = await submit(visitor);
    const posted = { ...ANSWERS, idempotencyKey: randomUUID() };
    assert.equal((await visitor.post(place, posted)).headers.get('location'), '/cart');
    const database = new pg.Client(databaseUrl);
    await database.connect();
    try {
      await database.query('alter table idempotency rename to lost');
      const answer = await visitor.post(place, posted);
      assert.equal(answer.status, 500);
      assertKept(answer, posted.idempotencyKey, 'Please try again\\.');
    } finally {
      await database.query('alter table lost rename to idempotency');
      await database.end();
    }
    const again = await visitor.post(place, posted);
    assert.equal(again.headers.get('location'), '/cart?notice=alreadyAdded');
    assert.equal((await visitor.cart()).totalQuantity, 2);
  });

  test('are on a page that is never compressed, because it repeats its URL beside the crumb', async () => {
    const visitor = await Visitor.arrive(store.url);
    const gzip = { headers: { 'accept-encoding': 'gzip' } };
    const { headers } = await visitor.get(await submit(visitor), gzip);
    assert.equal(headers.get('content-encoding'), null);
    assert.equal(headers.get('cache-control'), 'private, no-cache, no-transform');
  });

  test('are asked only for a variant that can be sold', async () => {
    const visitor = await Visitor.arrive(store.url);
    assert.match(await submit(visitor, { ...SEAT, quantity: 'two' }), /^\/cart\?notice=/);
    const { headers } = await visitor.post(await submit(visitor, { ...SEAT, quantity: '99' }), ANSWERS);
    assert.match(headers.get('location') ?? '', /^\/cart\?notice=soldOut/);
  });

  test('are not shown for posts of another site or products without a form', async () => {
    const visitor = await Visitor.arrive(store.url);
    const place = await submit(visitor);
    const foreign = await visitor.post(place, ANSWERS, { headers: { origin: 'https://evil.example' } });
    assert.equal(foreign.status, 403);
    assert.doesNotMatch(foreign.text, /Byron/);
    assert.equal((await visitor.post(place, ANSWERS, { crumb: 'forged' })).status, 403);
    for (const itemId of ['mug', 'dragon', '']) {
      assert.equal((await visitor.get(`/cart/answers?itemId=${itemId}&quantity=1`)).status, 404);
    }
    assert.equal((await visitor.cart()).version, 0);
  });
});
