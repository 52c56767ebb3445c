import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { Visitor } from '../support/visitor.ts';

const SEAT = { itemId: 'workshop', quantity: '2' };
const ANSWERS = { 'participant.First': 'Ada', 'participant.Last': 'Byron', experience: 'Often' };

describeOnEachDatabase('a product asks without a script', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS });
  });

  /** Presses the button of the product; answers where that leads. */
  async function press(visitor: Visitor, chosen: Readonly<Record<string, string>> = SEAT): Promise<string> {
    const { status, headers } = await visitor.post('/cart/entries', chosen);
    assert.equal(status, 303);
    return headers.get('location') ?? '';
  }

  test('on a page of its own, which adds with the answers, once however often it is sent', async () => {
    const visitor = await Visitor.arrive(store.url);
    const place = await press(visitor);
    assert.equal(place, '/cart/answers?itemId=workshop&quantity=2');
    assert.equal((await visitor.cart()).version, 0);
    const { text } = await visitor.get(place);
    assert.match(text, /<h1>Pottery Workshop<\/h1>/);
    assert.match(text, /action="\/cart\/answers\?itemId=workshop&amp;quantity=2"/);
    assert.doesNotMatch(text, /<script[^>]+src=/);
    const posted = { ...ANSWERS, idempotencyKey: randomUUID() };
    for (const _ of ['once', 'again']) {
      const { status, headers } = await visitor.post(place, posted);
      assert.deepEqual([status, headers.get('location')], [303, '/cart']);
    }
    const { entries } = await visitor.cart();
    assert.deepEqual(
      entries.map(({ itemId, quantity, additionalFields }) => [itemId, quantity, additionalFields]),
      [['workshop', 2, '{"participant":["Ada","Byron"],"experience":"Often","wish":""}']],
    );
  });

  test('and keeps what was entered while something is missing', async () => {
    const visitor = await Visitor.arrive(store.url);
    const place = await press(visitor);
    const { status, text } = await visitor.post(place, { 'participant.First': '<Ada>' });
    assert.equal(status, 400);
    assert.match(text, /value="&lt;Ada&gt;"/);
    assert.match(text, /Who takes the seat\?: Required/);
    assert.equal((await visitor.cart()).version, 0);
  });

  test('and not before what was chosen can be sold', async () => {
    const visitor = await Visitor.arrive(store.url);
    assert.match(await press(visitor, { ...SEAT, quantity: 'two' }), /^\/cart\?notice=/);
    const { headers } = await visitor.post(await press(visitor, { ...SEAT, quantity: '99' }), ANSWERS);
    assert.match(headers.get('location') ?? '', /^\/cart\?notice=soldOut/);
  });

  test('neither of another site, nor of a product without questions', async () => {
    const visitor = await Visitor.arrive(store.url);
    const place = await press(visitor);
    assert.equal((await visitor.post(place, ANSWERS, { crumb: 'forged' })).status, 403);
    for (const itemId of ['mug', 'dragon', '']) {
      assert.equal((await visitor.get(`/cart/answers?itemId=${itemId}&quantity=1`)).status, 404);
    }
    assert.equal((await visitor.cart()).version, 0);
  });
});
