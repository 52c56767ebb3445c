import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { addButton } from '../support/add-button.ts';
import { openSettled } from '../support/settle.ts';
import { fillCart } from '../support/site-pages.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

/** A page whose header has the author's own container for the cart. */
const PAGE = '/shop/mug/classic';
const READ = '**/api/commerce/shopping-cart?*';

const headerCart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const stateOf = (page: Page) => headerCart(page).getAttribute('data-store-state');

async function untilState(page: Page, state: string) {
  await headerCart(page)
    .and(page.locator(`[data-store-state="${state}"]`))
    .waitFor();
}

async function headerReads(page: Page, name: string, text: RegExp) {
  const count = page.getByRole('banner').getByRole('img', { name });
  await count.waitFor();
  assert.match(await headerCart(page).innerText(), text);
}

for (const [name, viewport] of Object.entries(WIDTHS)) {
  test(`the header counts the cart from empty to empty, at ${viewport.width} px (${name})`, async () => {
    const { context, page } = await shop.visit({ viewport });
    await page.goto(PAGE);
    await untilState(page, 'initialised empty');
    assert.match(await headerCart(page).innerText(), /^Cart\s*$/, 'no 0 is to be seen');
    await addButton(page).click();
    await headerReads(page, 'One item in cart', viewport.width > 700 ? /Cart\s+1\s+\$18\.00/ : /Cart\s+1/);
    assert.equal(await stateOf(page), 'initialised');
    await openSettled(page, '/cart');
    await page.getByRole('textbox', { name: 'Quantity of Stoneware Mug' }).waitFor();
    await page.getByRole('button', { name: 'Remove Stoneware Mug' }).click();
    await page.getByText('You have nothing in your shopping cart.').filter({ visible: true }).waitFor();
    await page.goto(PAGE);
    await untilState(page, 'initialised empty');
    await context.close();
  });
}

test('the server-rendered count stays if the first read fails, and updates once the network is back', async () => {
  const { context, page } = await shop.visit();
  await page.goto(PAGE);
  await fillCart(context, [{ itemId: 'mug', quantity: '2' }]);
  await page.route(READ, (route) => route.abort());
  await page.goto(PAGE);
  await untilState(page, 'uninitialised stale');
  assert.match(await headerCart(page).innerText(), /Cart\s+2\s+\$36\.00/);
  await page.unroute(READ);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await untilState(page, 'initialised');
  await headerReads(page, '2 items in cart', /Cart\s+2\s+\$36\.00/);
  await context.close();
});

test('an outdated count of a cached page is replaced, without showing 0', async () => {
  const { context, page } = await shop.visit();
  await fillCart(context, [{ itemId: 'mug', quantity: '2' }]);
  await page.route(`**${PAGE}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(<b data-store-cart="count">)[^<]*/, '$17');
    await route.fulfill({ response: answer, body });
  });
  await page.addInitScript(() => {
    const shown = new Set<string>();
    new MutationObserver(() => {
      shown.add(document.querySelector('[data-store-cart="count"]')?.textContent ?? '');
      document.documentElement.dataset['shown'] = [...shown].filter(Boolean).join(' ');
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  await page.goto(PAGE);
  await headerReads(page, '2 items in cart', /Cart\s+2\s+\$36\.00/);
  assert.equal(await page.locator('html').getAttribute('data-shown'), '7 2');
  await context.close();
});

test('a page with nothing printed but the count loads only the code for counts', async () => {
  const { context, page } = await shop.visit();
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await openSettled(page, '/shop/mug');
  await addButton(page).click();
  await headerReads(page, 'One item in cart', /Cart\s+1/);
  assert.ok(loaded.some((url) => url.includes('enhance-printed-cart')));
  assert.deepEqual(
    loaded.filter((url) => url.includes('enhance-markup')),
    [],
  );
  await context.close();
});
