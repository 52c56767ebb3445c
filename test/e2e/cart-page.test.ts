import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openFilledCart, quantityOf } from '../support/filled-cart.ts';
import { fillCart } from '../support/site-pages.ts';
import { openStore, type VisitedStore } from '../support/store.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

const hasFocus = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((node) => node.matches(':focus'));

/** The amount beside a label of the order summary. */
const total = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Order summary' })
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd[1]');

async function totalReads(page: Page, label: string, amount: string) {
  await total(page, label).filter({ hasText: amount }).waitFor();
}

test('steps in a row add up to one change, and the focus stays on the clicked button', async () => {
  const { context, page } = await openFilledCart(shop);
  const writes: (string | null)[] = [];
  const release = new EventEmitter();
  const isReleased = once(release, 'go');
  // A slow store: the clicks after the first one happen while its request is pending.
  await page.route('**/shopping-cart/entries/*', async (route) => {
    writes.push(route.request().postData());
    await isReleased;
    await route.continue();
  });
  const more = page.getByRole('button', { name: 'Increase quantity of Stoneware Mug' });
  await more.focus();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Enter');
  assert.equal(await quantityOf(page, 'Stoneware Mug').inputValue(), '5');
  release.emit('go');
  await totalReads(page, 'Subtotal', '$102.00');
  assert.deepEqual(writes, ['{"quantity":2}', '{"quantity":5}']);
  assert.ok(await hasFocus(page, 'Increase quantity of Stoneware Mug'));
  await context.close();
});

test('Enter sends a typed quantity; an invalid one stays, with the reason', async () => {
  const { context, page } = await openFilledCart(shop);
  const field = quantityOf(page, 'Stoneware Mug');
  for (const [typed, message] of [
    ['two', 'Quantity must be a number.'],
    ['1.5', 'Quantity must be a whole number'],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await page
      .getByRole('alert')
      .filter({ hasText: 'Unable to update quantity' })
      .filter({ hasText: message })
      .waitFor();
    assert.equal(await field.inputValue(), typed);
  }
  await field.fill('3');
  await field.press('Enter');
  await totalReads(page, 'Subtotal', '$66.00');
  assert.equal(await page.getByRole('alert').filter({ hasText: 'Unable' }).count(), 0);
  await context.close();
});

for (const [how, leave] of [
  ['reload', (page: Page) => page.reload()],
  ['Back', (page: Page) => page.goBack()],
  ['a link', (page: Page) => page.getByRole('link', { name: 'Harbor Print' }).first().click()],
] as const)
  test(`${how} keeps a quantity that is being typed, during an earlier change, too`, async () => {
    const { context, page } = await openFilledCart(shop);
    await page.route(
      '**/shopping-cart/entries/*',
      (route) => route.continue({ headers: { ...route.request().headers(), 'x-test-fault': 'slow=500' } }),
      { times: 1 },
    );
    const earlier = page.waitForRequest('**/shopping-cart/entries/*');
    await page.getByRole('button', { name: 'Increase quantity of Harbor Print' }).click();
    await earlier;
    await quantityOf(page, 'Stoneware Mug').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('7');
    await leave(page);
    const quantities = async () => {
      const answer = await context.request.get('/api/commerce/shopping-cart');
      const { entries } = (await answer.json()) as { readonly entries: readonly { quantity: number }[] };
      return entries.map(({ quantity }) => quantity).join();
    };
    // The requests outlive their page, which can no longer report their answers.
    let read = await quantities();
    for (let reads = 1; read !== '7,2'; reads += 1) {
      assert.ok(reads < 1000, `a change was lost: ${read}`);
      read = await quantities();
    }
    await context.close();
  });

test('a removed line can be restored, and Undo receives the focus', async () => {
  const { context, page } = await openFilledCart(shop);
  const remove = page.getByRole('button', { name: 'Remove Stoneware Mug' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Stoneware Mug was removed.').filter({ visible: true }).first().waitFor();
  await page.waitForFunction(
    () => document.querySelector('store-cart')?.shadowRoot?.activeElement?.textContent === 'Undo',
  );
  await page.keyboard.press('Enter');
  await quantityOf(page, 'Stoneware Mug').waitFor();
  await totalReads(page, 'Subtotal', '$30.00');
  await context.close();
});

test('removing the last line shows an empty cart, and the line can be restored', async () => {
  const { context, page } = await openFilledCart(shop);
  for (const title of ['Stoneware Mug', 'Harbor Print']) {
    await page.getByRole('button', { name: `Remove ${title}` }).click();
    await page.getByText(`${title} was removed.`).filter({ visible: true }).first().waitFor();
  }
  await page.getByText('You have nothing in your shopping cart.').filter({ visible: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await quantityOf(page, 'Harbor Print').waitFor();
  await context.close();
});

for (const [fault, message] of [
  ['500', 'Please try again.'],
  ['drop', 'Please check your internet connection.'],
  ['429;retry-after=1', 'Please try again in a few seconds.'],
  ['crumb', 'Your session has expired. Please reload the page and try again.'],
] as const) {
  test(`the store answers ${fault} to a new quantity and to a removal`, async () => {
    const { context, page } = await openFilledCart(shop);
    await page.route('**/shopping-cart/entries/*', (route) =>
      route.continue({ headers: { ...route.request().headers(), 'x-test-fault': fault } }),
    );
    const alertReads = async (title: string) => {
      await page.getByRole('alert').filter({ hasText: title }).filter({ hasText: message }).waitFor();
    };
    await page.getByRole('button', { name: 'Increase quantity of Stoneware Mug' }).click();
    await alertReads('Unable to update quantity');
    assert.equal(await quantityOf(page, 'Stoneware Mug').inputValue(), '1');
    await page.getByRole('button', { name: 'Remove Harbor Print' }).click();
    await alertReads('Unable to remove item');
    await quantityOf(page, 'Harbor Print').waitFor();
    await context.close();
  });
}

test('a quantity above the stock shows an error, and stays in the field', async () => {
  const { context, page } = await openFilledCart(shop);
  const field = quantityOf(page, 'Stoneware Mug');
  await field.fill('9999');
  await field.press('Enter');
  await page
    .getByRole('alert')
    .filter({ hasText: 'Sorry, we do not have enough of that item available.' })
    .waitFor();
  assert.equal(await field.inputValue(), '9999');
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: 'Update the missing or invalid information above.' })
    .waitFor();
  assert.ok(page.url().endsWith('/cart'));
  assert.ok(await field.evaluate((node) => node.matches(':focus')));
  await context.close();
});

test('the checkout is disabled below the minimum subtotal, with the reason', async () => {
  const { context, page } = await openFilledCart(shop);
  await page.evaluate(() => {
    document.querySelector('store-cart')?.setAttribute('minimum-subtotal-cents', '5000');
  });
  await page.getByText('To check out, your order subtotal must be $50.00 or more.').waitFor();
  const checkout = page.getByRole('link', { name: 'Checkout' });
  assert.equal(await checkout.getAttribute('aria-disabled'), 'true');
  await checkout.click({ force: true });
  assert.ok(page.url().endsWith('/cart'));
  await page
    .getByRole('button', { name: 'Increase quantity of Stoneware Mug' })
    .click({ clickCount: 2, delay: 20 });
  await totalReads(page, 'Subtotal', '$66.00');
  await checkout.click();
  await page.waitForURL('**/checkout');
  await context.close();
});

test('a server-rendered picture that does not load shows the initial of its title', async () => {
  const { context, page } = await shop.visit({ javaScriptEnabled: false });
  await fillCart(context, [{ itemId: 'mug', quantity: '1' }]);
  await page.route('**/assets/photographs/**', (route) => route.abort());
  await page.goto('/cart');
  const picture = page.getByRole('listitem').filter({ hasText: 'Stoneware Mug' }).locator('img');
  assert.equal(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth), 0);
  const initial = await picture.screenshot();
  await picture.evaluate((img) => {
    img.dataset['initial'] = ' ';
  });
  assert.notDeepEqual(await picture.screenshot(), initial, 'the letter is to be seen');
  await context.close();
});
