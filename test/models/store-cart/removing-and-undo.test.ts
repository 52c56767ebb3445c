import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { allSaid, until } from '../shop.ts';
import { openCartPage, type OpenCartPage } from './cart-page.ts';

describe('removing and putting back on the cart page', () => {
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
    await allSaid();
  }

  it('a removed line is offered back, told of and spoken', async () => {
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

  it('a veto of the page leaves the line', async () => {
    page.veto('store-cart-remove');
    page.model.actions.remove(page.entryOf('mug'));
    await allSaid();
    assert.equal(page.lineOf('mug').isRemoving, false);
    assert.equal(page.filled().undo, null);
  });

  it('the last line: the cart is empty and still offers it', async () => {
    await removeMugs();
    page.model.actions.remove(page.entryOf('tee'));
    await until(() => page.model.$content.get().state === 'empty', 'the empty cart');
    assert.deepEqual(page.model.$states.get(), ['initialised', 'empty']);
    const content = page.model.$content.get();
    assert.equal(content.state === 'empty' && content.undo?.removed.itemId, 'tee');
  });

  it('undo puts the line back with its quantity and marks it', async () => {
    await removeMugs();
    page.model.actions.undo();
    await until(() => page.filled().lines.length === 2 && page.lineOf('mug').isRestored, 'the line');
    await allSaid();
    assert.equal(page.lineOf('mug').quantity, 2);
    assert.equal(page.lineOf('tee').isRestored, false);
    assert.equal(page.filled().undo, null);
    assert.deepEqual(page.events.slice(2), ['store-cart-add', 'store-cart-change']);
  });

  it('undo pressed twice is one', async () => {
    await removeMugs();
    page.model.actions.undo();
    page.model.actions.undo();
    await until(() => page.filled().lines.length === 2, 'the line');
    await page.shop.cart.settled();
    assert.equal(page.entryOf('mug').quantity, 2);
  });

  it('nothing to put back: nothing is said', async () => {
    page.model.actions.undo();
    await allSaid();
    assert.deepEqual([page.events, page.spoken], [[], []]);
  });

  it('undo that fails says why beside its button, and can be pressed again', async () => {
    await removeMugs();
    page.gateway.failNext('offline');
    page.model.actions.undo();
    await until(() => page.filled().undo?.problem != null, 'the reason');
    assert.equal(page.filled().undo?.problem?.message, 'Please check your internet connection.');
    page.model.actions.undo();
    await until(() => page.filled().lines.length === 2, 'the line');
  });
});
