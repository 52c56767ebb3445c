import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page, Route } from 'playwright-core';
import { addButton } from '../support/add-button.ts';
import { openSettled } from '../support/settle.ts';
import { fillCart } from '../support/site-pages.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

const ENTRIES = '**/shopping-cart/entries/*';
const undoOf = (page: Page) => page.getByRole('button', { name: 'Undo' });

/** A visitor with three mugs in the cart, who adds one more by keyboard. */
async function addMug(viewport: { width: number; height: number } = WIDTHS.desktop) {
  const { context, page } = await shop.visit({ viewport });
  await fillCart(context, [{ itemId: 'mug', quantity: '3' }]);
  await openSettled(page, '/shop/mug');
  // Without the earlier cart, the effect of an addition is unknown, and nothing is offered.
  await pillReads(page, '3 items in cart');
  const button = addButton(page).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await undoOf(page).waitFor();
  return { context, page };
}

async function pillReads(page: Page, words: string) {
  await page.getByRole('link', { name: `${words}, ` }).waitFor();
}

for (const [name, viewport] of Object.entries(WIDTHS)) {
  test(`undo removes one more mug by keyboard, at ${viewport.width} px (${name})`, async () => {
    const { context, page } = await addMug(viewport);
    await pillReads(page, '4 items in cart');
    await page.getByRole('status').filter({ hasText: 'Stoneware Mug was added to your cart.' }).waitFor();
    await page.keyboard.press('Tab');
    assert.ok(await undoOf(page).evaluate((node) => node.matches(':focus')));
    await page.keyboard.press('Enter');
    await pillReads(page, '3 items in cart');
    await page.getByRole('status').filter({ hasText: 'Adding Stoneware Mug was undone.' }).waitFor();
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    assert.equal(scroll, client, 'nothing overflows');
    await context.close();
  });
}

/** Where everything is that has a box of its own, on the page and inside the tags. Runs in the page. */
function boxesOnPage(): string[] {
  const boxes: string[] = [];
  const roots: ParentNode[] = [document];
  for (const root of roots) {
    for (const { shadowRoot, localName } of root.querySelectorAll('*'))
      // Reviews replace their printed button when they load; the pill appears.
      if (shadowRoot && !['store-reviews', 'cart-pill'].includes(localName)) roots.push(shadowRoot);
    for (const node of root.querySelectorAll('a, button, input, select, h1, h2, h3, li, img, p, footer')) {
      const { x, y, width, height } = node.getBoundingClientRect();
      const isOwn = node.closest('store-reviews') === null;
      const box = [x + scrollX, y + scrollY, width, height].map(Math.round);
      if (isOwn && width > 0) boxes.push(`${node.localName} ${box.join(' ')}`);
    }
  }
  return boxes;
}

for (const [path, viewport, press] of [
  ['/shop', WIDTHS.phone, (page: Page) => addButton(page).nth(1).click()],
  ['/', WIDTHS.desktop, (page: Page) => addButton(page).first().click()],
  ['/shop/harbour-print', WIDTHS.phone, (page: Page) => addButton(page).first().click()],
  ['/shop/harbour-print/classic', WIDTHS.desktop, (page: Page) => addButton(page).first().click()],
] as const) {
  test(`nothing moves on ${path} at ${viewport.width} px when something is added, and the cart is linked`, async () => {
    const { context, page } = await shop.visit({ viewport, reducedMotion: 'reduce' });
    await openSettled(page, path);
    const before = await page.evaluate(boxesOnPage);
    await press(page);
    await undoOf(page).waitFor();
    await page.getByRole('status').filter({ hasText: 'was added to your cart.' }).waitFor();
    const after = await page.evaluate(boxesOnPage);
    assert.deepEqual(
      before.filter((box) => !after.includes(box)),
      [],
    );
    const link = page.getByRole('link', { name: 'View cart' });
    const { bottom, top } = await link.evaluate((node) => node.getBoundingClientRect());
    assert.ok(top >= 0 && bottom <= viewport.height, 'in the window');
    await link.click();
    await page.waitForURL('**/cart');
    await context.close();
  });
}

const withFault = (fault: string) => (route: Route) =>
  route.continue({ headers: { ...route.request().headers(), 'x-test-fault': fault } });

for (const [name, spoil, message] of [
  ['is offline', (route: Route) => route.abort(), 'Please check your internet connection.'],
  ['answers 429', withFault('429;retry-after=1'), 'Please try again in a few seconds.'],
  ['answers 500', withFault('500'), 'Please try again.'],
  ['answers with a login page', withFault('html'), 'Please try again.'],
] as const) {
  test(`undo shows the reason and removes nothing if the store ${name}`, async () => {
    const { context, page } = await addMug();
    await page.route(ENTRIES, spoil);
    await undoOf(page).click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Unable to update quantity' })
      .filter({ hasText: message })
      .waitFor();
    await pillReads(page, '4 items in cart');
    await page.unroute(ENTRIES);
    // After 429 the client pauses, which other tests cover.
    if (name.endsWith('429')) return context.close();
    await undoOf(page).click();
    await pillReads(page, '3 items in cart');
    return context.close();
  });
}
