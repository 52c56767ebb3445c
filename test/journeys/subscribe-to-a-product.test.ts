import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { addButton } from '../support/add-button.ts';
import { fillAddress } from '../support/fill-address.ts';
import { openSettled } from '../support/settle.ts';
import { openStore, type VisitedStore } from '../support/store.ts';
import { sampleOf } from '../support/whole-run.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

for (const [name, path] of sampleOf([
  ['the tag', '/shop/coffee-every-week'],
  ['printed markup', '/shop/coffee-every-week/classic'],
] as const)) {
  test(`a visitor subscribes with ${name}, and the cart stays empty`, async () => {
    const { context, page } = await shop.visit();
    await openSettled(page, path);
    await page.getByRole('button', { name: PRODUCT_WORDS.subscribe }).first().click();
    await page.waitForURL(/\/checkout\?cartToken=/);
    await page.getByLabel('Email').fill('coffee@example.org');
    await page.getByLabel('Name').fill('Ada Lovelace');
    await fillAddress(page);
    await page.getByRole('button', { name: 'Subscribe · $14.00 every week' }).click();
    await page.waitForURL('**/checkout/confirmed/**');
    await page.getByText('Coffee Every Week').filter({ visible: true }).first().waitFor();
    await page.goto('/cart');
    await page.getByText('You have nothing in your shopping cart.').filter({ visible: true }).waitFor();
    await context.close();
  });
}

test('a product with both purchase options is subscribed to by keyboard, and the confirmation names the deliveries', async () => {
  const { context, page } = await shop.visit();
  await openSettled(page, '/shop/harbour-tea');
  await page.getByRole('radio', { name: 'One-time purchase · $15.00' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByText('$72.00 total').filter({ visible: true }).waitFor();
  await page.getByRole('button', { name: PRODUCT_WORDS.subscribe }).first().click();
  await page.waitForURL(/\/checkout\?cartToken=/);
  await page.getByLabel('Email').fill('tea@example.org');
  await page.getByLabel('Name').fill('Ada Lovelace');
  await fillAddress(page);
  await page.getByRole('button', { name: 'Subscribe · $12.00 every month for 6 months' }).click();
  await page.waitForURL('**/checkout/confirmed/**');
  const payments = page.getByRole('main').getByText('$12.00 every month for 6 months.');
  await payments.waitFor();
  await page.getByRole('main').getByText('$72.00 total').waitFor();
  await context.close();
});

test('both purchase options work without JavaScript', async () => {
  const { context, page } = await shop.visit({ javaScriptEnabled: false });
  await page.goto('/shop/harbour-tea');
  await page.getByRole('radio', { name: `${PRODUCT_WORDS.subscribe} · $12.00 every month` }).check();
  await page.getByRole('button', { name: PRODUCT_WORDS.subscribe }).first().click();
  await page.waitForURL(/\/checkout\?cartToken=/);
  await page.goto('/shop/harbour-tea');
  await addButton(page).first().click();
  await page.waitForURL(/\/cart$/);
  await page.goto('/shop/coffee-every-week');
  await page.getByRole('button', { name: PRODUCT_WORDS.subscribe }).first().click();
  await page.waitForURL(/\/checkout\?cartToken=/);
  await context.close();
});

test('a gift card needs a denomination, and then leads to the checkout', async () => {
  const { context, page } = await shop.visit();
  await openSettled(page, '/shop/gift-card');
  const button = page.getByRole('button', { name: 'Buy now' });
  await button.click();
  await page.getByRole('alert').filter({ hasText: 'Select a denomination for the Gift Card' }).waitFor();
  const group = page.getByRole('radiogroup', { name: 'Denomination' });
  assert.equal(await group.getAttribute('aria-invalid'), 'true');
  await group.getByRole('radio', { name: '$50.00' }).check();
  await button.click();
  await page.waitForURL('**/checkout');
  await page.getByRole('main').getByText('Gift Card').filter({ visible: true }).first().waitFor();
  await page.getByRole('main').getByText('$50.00').filter({ visible: true }).first().waitFor();
  await context.close();
});
