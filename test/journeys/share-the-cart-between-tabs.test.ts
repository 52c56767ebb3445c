import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { addButton } from '../support/add-button.ts';
import { openSettled } from '../support/settle.ts';
import { pressUntilShown } from '../support/press.ts';
import { openStore, type VisitedStore } from '../support/store.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

const UNDONE = 'Adding Stoneware Mug was undone.';
const pill = (page: Page, label: string) => page.getByRole('link', { name: label });

async function addMug(page: Page) {
  const button = addButton(page);
  await pressUntilShown(page, () => button.click(), PRODUCT_WORDS.added);
}

async function openSecondTab(context: BrowserContext) {
  const tab = await context.newPage();
  await tab.goto('/shop');
  return tab;
}

test('an addition in one tab updates the count in the other', async () => {
  const { context, page } = await shop.visit();
  await openSettled(page, '/shop/mug');
  const other = await openSecondTab(context);
  await addMug(page);
  await pill(other, 'One item in cart, $18.00').waitFor();
  await pill(page, 'One item in cart, $18.00').waitFor();

  await openSettled(other, '/cart');
  await other.getByRole('button', { name: 'Remove Stoneware Mug' }).click();
  await pill(page, 'One item in cart, $18.00').waitFor({ state: 'detached' });
  await context.close();
});

test('two tabs undo at the same time: each removes its own addition', async () => {
  const { context, page } = await shop.visit();
  await openSettled(page, '/shop/mug');
  await addMug(page);
  const other = await context.newPage();
  await openSettled(other, '/shop/mug');
  await addMug(other);
  await pill(page, '2 items in cart, $36.00').waitFor();
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/shopping-cart/entries/*', async (route) => {
    await isReleased;
    await route.continue();
  });
  const isSent = page.waitForRequest('**/shopping-cart/entries/*');
  await page.getByRole('button', { name: 'Undo' }).click();
  await isSent;
  await other.getByRole('button', { name: 'Undo' }).click();
  await other
    .locator('[aria-disabled=true]')
    .filter({ hasText: 'Undo' })
    .or(other.getByText(UNDONE))
    .waitFor();
  release();
  for (const tab of [page, other]) {
    await tab.getByText(UNDONE).waitFor();
    await tab.getByRole('link', { name: /^(One item|2 items) in cart/ }).waitFor({ state: 'detached' });
  }
  const { entries } = (await (await context.request.get('/api/commerce/shopping-cart')).json()) as {
    entries: unknown[];
  };
  assert.deepEqual(entries, []);
  await context.close();
});

test('the back button shows the right cart', async () => {
  const { context, page } = await shop.visit();
  await openSettled(page, '/shop/mug');
  await addMug(page);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Increase quantity of Stoneware Mug' }).click();
  await page.getByRole('textbox', { name: 'Quantity of Stoneware Mug' }).waitFor();
  await page.getByText('$36.00').filter({ visible: true }).first().waitFor();
  await page.goBack();
  await pill(page, '2 items in cart, $36.00').waitFor();
  await context.close();
});

test('a page from the back/forward cache refreshes the cart', async () => {
  const { context, page } = await shop.visit();
  await openSettled(page, '/shop/mug');
  await addMug(page);
  // One event reports the restoration; the page missed the other tab's change meanwhile.
  await page.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => undefined;
  });
  const reading = page.waitForRequest('**/api/commerce/shopping-cart?*');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await reading;
  await context.close();
});

test('two copies of the script on one page share one cart', async () => {
  const { context, page } = await shop.visit();
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') warnings.push(message.text());
  });
  await page.goto('/hosts/two-bundles.html');
  const button = addButton(page).first();
  await pressUntilShown(page, () => button.click(), PRODUCT_WORDS.added);
  await page
    .getByRole('link', { name: /^One item in cart/ })
    .first()
    .waitFor();
  assert.deepEqual(warnings, []);
  await context.close();
});

test('a hand-written page with one script tag and three tags counts an addition', async () => {
  const { context, page } = await shop.visit();
  await page.goto('/hosts/plain.html');
  await addButton(page).first().click();
  await page
    .getByRole('link', { name: /^One item in cart/ })
    .first()
    .waitFor();
  await context.close();
});
