import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { addButton } from '../support/add-button.ts';
import { fillAddress } from '../support/fill-address.ts';
import { openSettled } from '../support/settle.ts';
import { pressUntilShown } from '../support/press.ts';
import { openStore, type VisitedStore } from '../support/store.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

test('a simple product is bought, from its page to the confirmed order', async () => {
  const { context, page } = await shop.visit();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });

  await openSettled(page, '/shop/mug');
  const button = addButton(page);
  await pressUntilShown(page, () => button.click(), PRODUCT_WORDS.adding, PRODUCT_WORDS.added);

  await page.getByRole('link', { name: 'One item in cart, $18.00' }).click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await drawer.getByRole('heading', { name: 'Stoneware Mug' }).waitFor();
  assert.match(page.url(), /\/shop\/mug$/, 'the cart is over the page');
  await page.getByRole('button', { name: 'Increase quantity of Stoneware Mug' }).click();
  await page.getByRole('definition').filter({ hasText: '$36.00' }).first().waitFor();

  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.waitForURL('**/checkout');
  await page.getByLabel('Email').fill('mug@example.org');
  await page.getByLabel('Name').fill('Ada');
  await fillAddress(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/checkout/confirmed/**');

  assert.deepEqual(errors, []);
  await context.close();
});
