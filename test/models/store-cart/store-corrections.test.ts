import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { CartJson } from '../../../core/cart/index.ts';
import { StorefrontError } from '../../../core/errors/index.ts';
import { until } from '../shop.ts';
import { openCartPage, type OpenCartPage } from './cart-page.ts';

describe('corrections by the store', () => {
  let page: OpenCartPage;
  beforeEach(async () => {
    page = await openCartPage();
  });
  afterEach(() => {
    page.close();
  });

  const use: OpenCartPage['use'] = (part) => {
    page.use(part);
  };
  const settled = () => page.settled();

  const atMost = (most: number) => {
    use((gateway) => ({
      setQuantity: (id, quantity, key) => gateway.setQuantity(id, Math.min(quantity, most), key),
      add: (request, key) => gateway.add({ ...request, quantity: Math.min(request.quantity, most) }, key),
    }));
  };

  const set = (itemId: string, text: string) => {
    const entry = page.entryOf(itemId);
    page.model.actions.typeQuantity(entry.id, text);
    page.model.actions.commitQuantity(entry);
  };

  it('show a reduced quantity on the line, without a failure', async () => {
    atMost(3);
    set('mug', '50');
    await settled();
    const { warnings, problem, quantityText, isUnsent } = page.lineOf('mug');
    assert.deepEqual(warnings, ['You asked for 50, but only 3 could be added to your cart.']);
    assert.deepEqual([problem, quantityText, isUnsent], [null, '3', false]);
    assert.deepEqual(page.lineOf('tee').warnings, []);
    assert.deepEqual(page.events, ['store-cart-update', 'store-cart-change']);
  });

  it('clear the warning with the next change of the line', async () => {
    atMost(3);
    set('mug', '50');
    await settled();
    page.model.actions.step(page.entryOf('mug'), -1);
    await settled();
    assert.deepEqual([page.lineOf('mug').warnings, page.lineOf('mug').quantity], [[], 2]);
  });

  it('restore fewer pieces than were removed', async () => {
    page.model.actions.remove(page.entryOf('mug'));
    await settled();
    atMost(1);
    page.model.actions.undo();
    await settled();
    assert.deepEqual(page.lineOf('mug').warnings, [
      'You asked for 2, but only 1 could be added to your cart.',
    ]);
  });

  it('name a line above the others that a change removes', async () => {
    use((gateway) => ({
      setQuantity: async (id, quantity, key) => {
        await gateway.setQuantity(id, quantity, key);
        return gateway.remove(id, `${key}-gone`);
      },
    }));
    const { title } = page.entryOf('mug');
    set('mug', '5');
    await settled();
    assert.deepEqual(page.filled().warnings, [`${title} is no longer in your cart.`]);
    assert.equal(page.filled().lines.length, 1);
  });

  it('name a line above the others that was removed elsewhere before a change here', async () => {
    const { id, title } = page.entryOf('mug');
    await page.gateway.remove(id, 'in-another-tab');
    set('mug', '5');
    await settled();
    assert.equal(page.filled().lines.length, 1);
    assert.deepEqual(page.filled().warnings, [`${title} is no longer in your cart.`]);
    assert.deepEqual(page.events, ['store-cart-update', 'store-error']);
    await page.add('mug', 'mug', 1);
    await settled();
    assert.deepEqual(page.lineOf('mug').warnings, []);
  });

  it('show nothing here if the page shows it itself', async () => {
    page.veto('store-error');
    await page.gateway.remove(page.entryOf('mug').id, 'in-another-tab');
    set('mug', '5');
    await settled();
    assert.deepEqual(page.filled().warnings, []);
  });

  it('remove the warning of a line that is removed in another tab', async () => {
    atMost(3);
    set('mug', '50');
    await settled();
    await page.gateway.remove(page.entryOf('mug').id, 'in-another-tab');
    await page.shop.cart.refresh();
    assert.equal(page.filled().lines.length, 1);
    assert.deepEqual(page.filled().warnings, []);
  });

  it('clear the notice of a removed line when it is in the cart again under the same id', async () => {
    const { gateway } = page;
    const { title, id } = page.entryOf('mug');
    let isSoldOut = true;
    const asSold = (cart: CartJson): CartJson => ({
      ...cart,
      entries: (cart.entries ?? []).filter((entry) => !isSoldOut || entry.id !== id),
    });
    use(() => ({
      load: async () => asSold(await gateway.load()),
      setQuantity: async (...[entryId, quantity, key]) => ({
        cart: asSold((await gateway.setQuantity(entryId, quantity, key)).cart),
        entry: null,
      }),
    }));
    set('mug', '5');
    await settled();
    assert.deepEqual(page.filled().warnings, [`${title} is no longer in your cart.`]);
    isSoldOut = false;
    await gateway.add({ itemId: 'tee', sku: 'tee-ink-s', quantity: 1, additionalFields: '' }, 'newer');
    await page.shop.cart.refresh();
    assert.deepEqual([page.filled().warnings, page.lineOf('mug').warnings], [[], []]);
  });

  it('show a changed price on its line while it differs', async () => {
    const pricedAt = async (cents: number, version: number) => {
      use((gateway) => ({
        load: async (): Promise<CartJson> => {
          const cart = await gateway.load();
          const entries = (cart.entries ?? []).map((entry) =>
            entry.itemId === 'mug' ? { ...entry, purchasePriceCents: cents } : entry,
          );
          return { ...cart, entries, version };
        },
      }));
      await page.shop.cart.refresh();
      await settled();
    };
    await pricedAt(2100, 90);
    assert.deepEqual(page.lineOf('mug').warnings, ['The price has changed from $18.00 to $21.00.']);
    assert.deepEqual(page.lineOf('tee').warnings, []);
    await pricedAt(1800, 91);
    assert.deepEqual(page.lineOf('mug').warnings, []);
  });

  it('mark each of two changing lines as pending, and the totals', async () => {
    page.model.actions.step(page.entryOf('mug'), 1);
    page.model.actions.remove(page.entryOf('tee'));
    const [mug, tee] = [page.lineOf('mug'), page.lineOf('tee')];
    assert.deepEqual([mug.isUpdating, mug.isRemoving, mug.quantity], [true, false, 3]);
    assert.deepEqual([tee.isUpdating, tee.isRemoving], [false, true]);
    assert.equal(page.filled().arePending, true);
    assert.equal(page.filled().totals[0]?.amountText, '$60.00', 'the store has not answered');
    await settled();
    assert.equal(page.filled().arePending, false);
    assert.equal(page.filled().totals[0]?.amountText, '$54.00');
  });

  it('keep the typed text of a refused line, and change the other line', async () => {
    use(() => ({ setQuantity: () => Promise.reject(new StorefrontError('server')) }));
    set('mug', '7');
    page.model.actions.remove(page.entryOf('tee'));
    await settled();
    const { quantity, quantityText, problem } = page.lineOf('mug');
    assert.deepEqual([quantity, quantityText, problem?.title], [2, '7', 'Unable to update quantity']);
    assert.equal(page.filled().lines.length, 1);
  });

  it('show no problem if the response was lost after the store made the change', async () => {
    page.gateway.failNext('offline', { isAfterEffect: true });
    set('mug', '7');
    await until(() => page.entryOf('mug').quantity === 7, 'the cart was read again');
    await settled();
    const { quantityText, problem, isUnsent } = page.lineOf('mug');
    assert.deepEqual([quantityText, problem, isUnsent], ['7', null, false]);
  });

  it('report how many pieces an addition added', async () => {
    const add = (quantity: number) =>
      page.shop.cart.add({ itemId: 'mug', sku: 'mug', quantity, additionalFields: '' });
    assert.equal((await add(2)).addedQuantity, 2);
    atMost(3);
    const result = await add(9);
    assert.deepEqual(
      [result.addedQuantity, result.warnings],
      [3, ['You asked for 9, but only 3 could be added to your cart.']],
    );
    assert.equal(page.entryOf('mug').quantity, 7);
  });

  it('report no number for a repeated addition', async () => {
    const request = { itemId: 'mug', sku: 'mug', quantity: 2, additionalFields: '' };
    page.gateway.failNext('offline', { isAfterEffect: true });
    await assert.rejects(page.shop.cart.add(request));
    await page.shop.cart.refresh();
    const result = await page.shop.cart.add(request);
    assert.deepEqual([result.addedQuantity, result.warnings], [undefined, []]);
    assert.equal(page.entryOf('mug').quantity, 4);
  });
});
