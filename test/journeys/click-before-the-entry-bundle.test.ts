import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { addButton } from '../support/add-button.ts';
import { pressUntilShown } from '../support/press.ts';
import { readBuilt } from '../support/built.ts';
import { openStore, type VisitedStore } from '../support/store.ts';
import { gzipSync } from 'node:zlib';

const FIRST_FILE = '**/dist/cdn/storefront*.js';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

/** Opens the tee while the entry bundle loads; the test decides when it arrives or fails. */
async function openEarly() {
  const { context, page } = await shop.visit();
  let decide: (comes: boolean) => void = () => {};
  const decided = new Promise<boolean>((resolve) => {
    decide = resolve;
  });
  await page.route(FIRST_FILE, async (route) => {
    if (await decided) await route.continue();
    else await route.abort();
  });
  await page.goto('/shop/everyday-tee', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Color' }).selectOption('Ink');
  await page.getByRole('combobox', { name: 'Size' }).selectOption('M');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
  return { context, page, decide };
}

async function cartHolds(page: Page, quantity: string) {
  await page.goto('/cart');
  const field = page.getByRole('textbox', { name: /^Quantity of/ });
  await field.waitFor();
  assert.equal(await field.inputValue(), quantity);
}

test('a click before the entry bundle is acknowledged at once, and carried out once when it has loaded', async () => {
  const { context, page, decide } = await openEarly();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  await addButton(page).click();
  const adding = page.getByRole('button', { name: PRODUCT_WORDS.adding });
  await adding.waitFor();
  await adding.click();
  assert.deepEqual(posts, []);
  await pressUntilShown(
    page,
    () => {
      decide(true);
      return Promise.resolve();
    },
    PRODUCT_WORDS.added,
  );
  assert.deepEqual(posts, ['/api/commerce/shopping-cart/entries']);
  await cartHolds(page, '2');
  await context.close();
});

test('the form is posted as without scripts if the entry bundle fails to load', async () => {
  const { context, page, decide } = await openEarly();
  await page.clock.install();
  await addButton(page).click();
  await page.getByRole('button', { name: PRODUCT_WORDS.adding }).waitFor();
  decide(false);
  await page.clock.runFor(10_000);
  await page.waitForURL('**/cart');
  await page.unroute(FIRST_FILE);
  await cartHolds(page, '2');
  await context.close();
});

test('a button that is held down while a bundle fails to load is still there on release', async () => {
  const { context, page } = await shop.visit();
  let askedCount = 0;
  await page.route('**/chunks/network-*', async (route) => {
    askedCount += 1;
    await (askedCount === 1 ? route.abort() : route.continue());
  });
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(FIRST_FILE, async (route) => {
    await held;
    await route.continue();
  });
  const failing = page.waitForEvent('requestfailed');
  await page.goto('/shop/mug', { waitUntil: 'commit' });
  await addButton(page).hover();
  await page.mouse.down();
  letCome();
  await failing;
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await pressUntilShown(page, () => page.mouse.up(), PRODUCT_WORDS.added);
  assert.equal(askedCount, 2);
  await context.close();
});

test('the script that acknowledges it is below 1.4 kB', () => {
  assert.ok(gzipSync(readBuilt('cdn/early.js')).length < 1_400);
});
