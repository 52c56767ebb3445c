import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { settlePromises, until } from '../shop.ts';
import { openCartPage, type OpenCartPage } from './cart-page.ts';

describe('the cart page', () => {
  let page: OpenCartPage;
  beforeEach(async () => {
    page = await openCartPage();
  });
  afterEach(() => {
    page.close();
  });

  async function removeMugs(): Promise<void> {
    page.model.actions.remove(page.entryOf('mug'));
    await until(() => page.spoken.length > 0, 'the removal');
    await settlePromises();
  }

  it('offers to undo a removal, reports and announces it', async () => {
    await removeMugs();
    const { lines, undo } = page.filled();
    assert.deepEqual(
      lines.map(({ entry }) => entry.itemId),
      ['tee'],
    );
    assert.deepEqual([undo?.removed.itemId, undo?.isOwn, undo?.problem], ['mug', true, null]);
    assert.deepEqual(page.spoken, ['Stoneware Mug was removed.']);
    assert.deepEqual(page.events, ['store-cart-remove', 'store-cart-change']);
  });

  it('keeps the line if the page prevents its removal', async () => {
    page.veto('store-cart-remove');
    page.model.actions.remove(page.entryOf('mug'));
    await settlePromises();
    assert.equal(page.lineOf('mug').isRemoving, false);
    assert.equal(page.filled().undo, null);
  });

  it('offers to undo the removal of the last line in the empty cart', async () => {
    await removeMugs();
    page.model.actions.remove(page.entryOf('tee'));
    await until(() => page.model.$content.get().state === 'empty', 'the empty cart');
    assert.deepEqual(page.model.$states.get(), ['initialised', 'empty']);
    const content = page.model.$content.get();
    assert.equal(content.state === 'empty' && content.undo?.removed.itemId, 'tee');
  });

  it('restores the line with its quantity on undo, and marks it', async () => {
    await removeMugs();
    page.model.actions.undo();
    await until(() => page.filled().lines.length === 2 && page.lineOf('mug').isRestored, 'the line');
    await settlePromises();
    assert.equal(page.lineOf('mug').quantity, 2);
    assert.equal(page.lineOf('tee').isRestored, false);
    assert.equal(page.filled().undo, null);
    assert.deepEqual(page.events.slice(2), ['store-cart-add', 'store-cart-change']);
  });

  it('undoes once for two clicks', async () => {
    await removeMugs();
    page.model.actions.undo();
    page.model.actions.undo();
    await until(() => page.filled().lines.length === 2, 'the line');
    await page.shop.cart.settled();
    assert.equal(page.entryOf('mug').quantity, 2);
  });

  it('ignores undo without a removed line', async () => {
    page.model.actions.undo();
    await settlePromises();
    assert.deepEqual([page.events, page.spoken], [[], []]);
  });

  it('shows why an undo failed beside its button, and lets the visitor retry', async () => {
    await removeMugs();
    page.gateway.failNext('offline');
    page.model.actions.undo();
    await until(() => page.filled().undo?.problem != null, 'the reason');
    assert.equal(page.filled().undo?.problem?.message, 'Please check your internet connection.');
    page.model.actions.undo();
    await until(() => page.filled().lines.length === 2, 'the line');
  });
});
