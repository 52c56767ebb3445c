import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { settlePromises, until } from '../shop.ts';
import { openCartPage, type OpenCartPage } from './cart-page.ts';

describe('quantities of the cart page', () => {
  let page: OpenCartPage;
  beforeEach(async () => {
    page = await openCartPage();
  });
  afterEach(() => {
    page.close();
  });

  const type = (itemId: string, text: string) => {
    page.model.actions.typeQuantity(page.entryOf(itemId).id, text);
  };
  const commit = (itemId: string) => {
    page.model.actions.commitQuantity(page.entryOf(itemId));
  };

  it('keep typed text without sending it', async () => {
    type('mug', '5');
    await settlePromises();
    const { quantityText, quantity, isUnsent } = page.lineOf('mug');
    assert.deepEqual([quantityText, quantity, isUnsent], ['5', 2, true]);
    assert.deepEqual(page.events, []);
  });

  it('send a number, report it once, and confirm the typed text', async () => {
    type('mug', '5');
    commit('mug');
    await until(() => page.entryOf('mug').quantity === 5, 'five mugs');
    await settlePromises();
    assert.deepEqual(page.events, ['store-cart-update', 'store-cart-change']);
    const { quantityText, isUnsent, isUpdating, totalText } = page.lineOf('mug');
    assert.deepEqual([quantityText, isUnsent, isUpdating, totalText], ['5', false, false, '$90.00']);
  });

  it('keep an invalid text with the reason, and report it once', async () => {
    type('mug', 'many');
    commit('mug');
    page.model.actions.leaveQuantity(page.entryOf('mug'));
    await settlePromises();
    assert.deepEqual(page.events, ['store-error']);
    const { quantityText, problem } = page.lineOf('mug');
    assert.deepEqual([quantityText, problem?.message], ['many', 'Quantity must be a number.']);
  });

  it('keep a quantity beyond the stock with the reason, and leave the cart unchanged', async () => {
    type('tee', '9');
    commit('tee');
    await until(() => page.lineOf('tee').problem !== null, 'the refusal');
    const { quantityText, problem } = page.lineOf('tee');
    assert.deepEqual(
      [quantityText, problem?.message],
      ['9', 'Sorry, we do not have enough of that item available.'],
    );
    assert.equal(page.entryOf('tee').quantity, 1);
    assert.deepEqual(page.events, ['store-cart-update', 'store-error']);
    assert.equal(page.lineOf('mug').problem, null);
  });

  it('clear the reason when the visitor types again', async () => {
    type('mug', 'many');
    commit('mug');
    type('mug', '4');
    await settlePromises();
    assert.equal(page.lineOf('mug').problem, null);
  });

  it('keep the text and send nothing if the page prevents it', async () => {
    page.veto('store-cart-update');
    type('mug', '5');
    commit('mug');
    await page.shop.cart.settled();
    assert.deepEqual([page.entryOf('mug').quantity, page.lineOf('mug').quantityText], [2, '5']);
  });

  it('add up several clicks and report them once', async () => {
    const { step } = page.model.actions;
    for (let count = 0; count < 3; count += 1) step(page.entryOf('mug'), 1);
    assert.deepEqual([page.lineOf('mug').quantity, page.lineOf('mug').isUpdating], [5, true]);
    await until(() => page.entryOf('mug').quantity === 5, 'five mugs');
    await settlePromises();
    assert.deepEqual(
      page.events.filter((event) => event === 'store-cart-change'),
      ['store-cart-change'],
    );
  });

  it('send typed text when the page is left, once', async () => {
    type('mug', '5');
    page.model.leave();
    page.model.leave();
    await until(() => page.entryOf('mug').quantity === 5, 'five mugs');
    await settlePromises();
    assert.deepEqual(page.events, ['store-cart-update', 'store-cart-change']);
  });

  it('keep a text that is no quantity when the page is left, without a word', async () => {
    for (const text of ['', '0', 'many']) {
      type('mug', text);
      page.model.leave();
    }
    await settlePromises();
    assert.deepEqual([page.events, page.lineOf('mug').quantityText], [[], 'many']);
  });

  it('step from typed text that was not sent', async () => {
    type('mug', '6');
    page.model.actions.step(page.entryOf('mug'), 1);
    await until(() => page.entryOf('mug').quantity === 7, 'seven mugs');
  });
});
