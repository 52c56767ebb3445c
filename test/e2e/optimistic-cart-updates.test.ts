import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { after, before, test } from 'node:test';
import type { Page, Route } from 'playwright-core';
import { openFilledCart, quantityOf } from '../support/filled-cart.ts';
import { openStore, type VisitedStore } from '../support/store.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

const ENTRIES = '**/shopping-cart/entries/*';

const summaryReads = (page: Page, subtotal: string) =>
  page
    .getByRole('region', { name: 'Order summary' })
    .getByRole('definition')
    .first()
    .filter({ hasText: subtotal })
    .waitFor();

/** Holds requests until the test releases them, each with the requested fault. */
async function holdWrites(page: Page, spoil: (route: Route) => Promise<void>) {
  const gate = new EventEmitter();
  const isOpen = once(gate, 'open');
  const keys: (string | undefined)[] = [];
  await page.route(ENTRIES, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await isOpen;
    await spoil(route);
  });
  return { keys, open: () => gate.emit('open') };
}

const withFault = (fault: string) => (route: Route) =>
  route.continue({ headers: { ...route.request().headers(), 'x-test-fault': fault } });

for (const [name, spoil, message] of [
  ['is offline', (route: Route) => route.abort(), 'Please check your internet connection.'],
  ['answers 429', withFault('429;retry-after=1'), 'Please try again in a few seconds.'],
  ['answers 500', withFault('500'), 'Please try again.'],
  ['answers with a login page', withFault('html'), 'Please try again.'],
] as const) {
  test(`a removal shows at once, and is reverted when the store ${name}`, async () => {
    const { context, page } = await openFilledCart(shop);
    const { open } = await holdWrites(page, spoil);
    await quantityOf(page, 'Stoneware Mug').fill('x');
    const remove = page.getByRole('button', { name: 'Remove Stoneware Mug' });
    await remove.focus();
    await page.keyboard.press('Enter');
    const removing = page.getByRole('button', { name: 'Removing… Stoneware Mug' });
    await removing.waitFor();
    assert.equal(await quantityOf(page, 'Stoneware Mug').count(), 0);
    assert.equal(await page.getByText('Stoneware Mug was removed.').count(), 0, 'nobody knows yet');
    open();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Unable to remove item' })
      .filter({ hasText: message })
      .waitFor();
    assert.equal(await quantityOf(page, 'Stoneware Mug').inputValue(), 'x', 'what was typed is there');
    assert.ok(await remove.evaluate((node) => node.matches(':focus')));
    await summaryReads(page, '$30.00');
    await context.close();
  });

  test(`a new quantity shows at once, and stays for a retry when the store ${name}`, async () => {
    const { context, page } = await openFilledCart(shop);
    const { open, keys } = await holdWrites(page, spoil);
    const field = quantityOf(page, 'Stoneware Mug');
    await field.fill('3');
    await field.press('Enter');
    await page.getByRole('region', { name: 'Order summary' }).locator('[aria-busy=true]').waitFor();
    await summaryReads(page, '$30.00');
    open();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Unable to update quantity' })
      .filter({ hasText: message })
      .waitFor();
    assert.equal(await field.inputValue(), '3');
    // After 429 the client pauses, which other tests cover.
    if (name.endsWith('429')) return context.close();
    await page.unroute(ENTRIES);
    await page.route(ENTRIES, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await route.continue();
    });
    await field.press('Enter');
    await summaryReads(page, '$66.00');
    assert.equal(await page.getByRole('alert').filter({ hasText: 'Unable' }).count(), 0);
    assert.equal(new Set(keys).size, 1, 'what may have been done is repeated under its key');
    return context.close();
  });
}

test('a line with fewer pieces than requested shows a warning, and the checkout stays enabled', async () => {
  const { context, page } = await openFilledCart(shop);
  await page.route(ENTRIES, (route) => route.continue({ postData: { quantity: 2 } }));
  const field = quantityOf(page, 'Stoneware Mug');
  await field.fill('9');
  await field.press('Enter');
  const line = page.getByRole('listitem').filter({ hasText: 'Stoneware Mug' });
  await line
    .getByRole('status')
    .filter({ hasText: 'You asked for 9, but only 2 could be added to your cart.' })
    .waitFor();
  assert.equal(await field.inputValue(), '2');
  assert.equal(await line.getByRole('alert').innerText(), '');
  await summaryReads(page, '$48.00');
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.waitForURL('**/checkout');
  await context.close();
});
