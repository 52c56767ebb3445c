import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { hiddenValue, seenControls, type StoreAnswer, stockOf, Visitor } from '../support/visitor.ts';

const TYPED = { email: 'ann@example.com', name: 'Ann & Bob' };
const OTHER_TOTAL = 'Your total has changed. Please review it and place your order again.';
const CHANGED =
  'Your cart has changed since you opened this page. Please review it and place your order again.';

describeOnEachDatabase('the checkout form', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ faults: true });
  });

  async function shopper(url = store.url): Promise<Visitor> {
    const visitor = await Visitor.arrive(url);
    await visitor.add({ itemId: 'mug' });
    return visitor;
  }

  /** The controls that an opened checkout posts. */
  async function openForm(visitor: Visitor): Promise<Record<string, string>> {
    const page = await visitor.get('/checkout');
    return controlsOf(page);
  }

  const controlsOf = (page: StoreAnswer): Record<string, string> => ({
    ...seenControls(page),
    idempotencyKey: hiddenValue(page.text, 'idempotencyKey'),
    crumb: hiddenValue(page.text, 'crumb'),
    ...TYPED,
  });

  const assertKept = ({ text }: StoreAnswer): void => {
    assert.match(text, /value="ann@example\.com"/);
    assert.match(text, /value="Ann &amp; Bob"/);
  };

  test('refuses an order when the total differs from the button', async () => {
    const visitor = await shopper();
    const stock = await stockOf(visitor, 'mug');
    const form = await openForm(visitor);
    await visitor.add({ itemId: 'print' });
    const refused = await visitor.post('/checkout', form);
    assert.equal(refused.status, 409);
    assert.match(refused.text, new RegExp(CHANGED));
    assertKept(refused);
    assert.equal(await stockOf(visitor, 'mug'), stock);
    const again = controlsOf(refused);
    assert.notEqual(again.totalCents, form.totalCents);
    assert.notEqual(again.idempotencyKey, form.idempotencyKey, 'another cart is another order');
    assert.equal((await visitor.post('/checkout', again)).status, 303);
  });

  test('refuses an order of the same cart at another price', async () => {
    const visitor = await shopper();
    const form = await openForm(visitor);
    const refused = await visitor.post('/checkout', { ...form, totalCents: '1' });
    assert.equal(refused.status, 409);
    assert.match(refused.text, new RegExp(OTHER_TOTAL));
    const silent = await visitor.post('/checkout', { ...TYPED, idempotencyKey: randomUUID() });
    assert.equal(silent.status, 409, 'a form that does not say what it showed');
  });

  test('redirects to the existing order after a lost answer, even with a corrected email', async () => {
    const visitor = await shopper();
    const stock = await stockOf(visitor, 'mug');
    const form = await openForm(visitor);
    const first = await visitor.post('/checkout', form);
    const corrected = await visitor.post('/checkout', { ...form, email: 'anna@example.com' });
    assert.equal(corrected.status, 303);
    assert.equal(corrected.headers.get('location'), first.headers.get('location'));
    assert.equal(await stockOf(visitor, 'mug'), stock - 1);
  });

  test('keeps the entries after an expired crumb, and prints a valid one', async () => {
    const visitor = await shopper();
    const form = await openForm(visitor);
    const refused = await visitor.post('/checkout', { ...form, crumb: 'old' });
    assert.equal(refused.status, 403);
    assert.match(refused.text, /Your session has expired\. Please reload the page and try again\./);
    assertKept(refused);
    assert.equal((await visitor.post('/checkout', controlsOf(refused))).status, 303);
  });

  test('refuses a name of several lines, because mails print it', async () => {
    const visitor = await shopper();
    const form = await openForm(visitor);
    for (const lineBreak of ['\n\n', '\u2028', '\u2029']) {
      const name = `Ann${lineBreak}Your account is locked.`;
      const refused = await visitor.post('/checkout', { ...form, name });
      assert.equal(refused.status, 400, JSON.stringify(name));
      assert.match(refused.text, /contains a character that cannot be saved/);
    }
  });

  test('does not show the values of a form of another site', async () => {
    const visitor = await shopper();
    const headers = { origin: 'https://evil.example' };
    const refused = await visitor.post('/checkout', await openForm(visitor), { headers });
    assert.equal(refused.status, 403);
    assert.doesNotMatch(refused.text, /ann@example\.com/);
  });

  test('keeps its values beyond the rate limit, with the seconds to wait', async () => {
    const order = { burst: 1, perSecond: 0.001 };
    const narrow = await stores.open({ rateLimits: { ...NO_LIMITS, order } });
    const visitor = await shopper(narrow.url);
    await visitor.post('/checkout', { ...(await openForm(visitor)), email: '' });
    const form = await openForm(visitor);
    const refused = await visitor.post('/checkout', form);
    assert.equal(refused.status, 429);
    assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/);
    assertKept(refused);
    assert.deepEqual(controlsOf(refused), form, 'the same form, to be sent again');
  });
});
