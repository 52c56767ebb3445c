import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { settlePromises, until } from '../shop.ts';
import { openCartPage, type OpenCartPage } from './cart-page.ts';

const UNDER_THE_MINIMUM = { storeSettings: { minimumSubtotalCents: 100_000 } };

describe('the checkout link', () => {
  let page: OpenCartPage;
  afterEach(() => {
    page.close();
  });

  it('asks the page first and leaves once, regardless of the number of clicks', async () => {
    page = await openCartPage();
    page.model.actions.checkout();
    page.model.actions.checkout();
    await until(() => page.left.length > 0, 'the journey');
    page.model.actions.checkout();
    await settlePromises();
    assert.deepEqual(page.events, ['store-before-checkout']);
    assert.deepEqual(page.left, ['/checkout']);
  });

  it('leads to the checkout again after a return from it', async () => {
    page = await openCartPage();
    page.model.actions.checkout();
    await until(() => page.left.length === 1, 'the journey');
    await settlePromises();
    page.model.comeBack();
    page.model.actions.checkout();
    await until(() => page.left.length === 2, 'the second journey');
  });

  it('stays on the page if the event is prevented', async () => {
    page = await openCartPage();
    page.veto('store-before-checkout');
    page.model.actions.checkout();
    await until(() => page.events.length > 0, 'the question');
    await settlePromises();
    assert.deepEqual(page.left, []);
  });

  it('sends typed quantities first', async () => {
    page = await openCartPage();
    page.model.actions.typeQuantity(page.entryOf('mug').id, '5');
    page.model.actions.checkout();
    await until(() => page.left.length === 1, 'the journey');
    assert.equal(page.entryOf('mug').quantity, 5);
    assert.deepEqual(page.events, ['store-cart-update', 'store-cart-change', 'store-before-checkout']);
  });

  it('asks the visitor to correct an invalid quantity, in its field', async () => {
    page = await openCartPage();
    const { id } = page.entryOf('tee');
    page.model.actions.typeQuantity(id, 'many');
    page.model.actions.checkout();
    await until(() => page.filled().isCorrectionRequested, 'the request');
    assert.deepEqual(page.focused, [id]);
    assert.deepEqual([page.events, page.left], [['store-error'], []]);
  });

  it('shows and announces the minimum if the subtotal is too low', async () => {
    page = await openCartPage(UNDER_THE_MINIMUM);
    const { obstacle } = page.filled();
    assert.equal(obstacle, 'To check out, your order subtotal must be $1,000.00 or more.');
    page.model.actions.checkout();
    await until(() => page.spoken.length > 0, 'the words');
    assert.deepEqual([page.spoken, page.left], [[obstacle], []]);
  });

  it('takes URL and minimum from its attributes', async () => {
    page = await openCartPage(UNDER_THE_MINIMUM);
    page.model.setAttributes({ minimumSubtotalCents: 0, checkoutHref: '/pay', locale: '' });
    assert.equal(page.filled().obstacle, null);
    page.model.actions.checkout();
    await until(() => page.left.length > 0, 'the journey');
    assert.deepEqual(page.left, ['/pay']);
  });
});
