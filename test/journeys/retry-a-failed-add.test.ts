import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page, Request } from 'playwright-core';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { startServer } from '../../demo/server/index.ts';
import { addButton } from '../support/add-button.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { openSettled } from '../support/settle.ts';
import { pressUntilShown } from '../support/press.ts';
import { openStore, type VisitedStore } from '../support/store.ts';
import { removeFolder } from '../support/temporary-folder.ts';
import { onlyInWholeRun } from '../support/whole-run.ts';

const ENTRIES = '**/api/commerce/shopping-cart/entries?*';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

/** Opens the tee with a chosen variant and a typed quantity, which must survive. */
async function openTee(options: Parameters<VisitedStore['visit']>[0] = {}) {
  const { context, page } = await shop.visit(options);
  await openSettled(page, '/shop/everyday-tee');
  await page.getByRole('combobox', { name: 'Color' }).selectOption('Ink');
  await page.getByRole('combobox', { name: 'Size' }).selectOption('M');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('3');
  return { context, page };
}

/** Makes the store answer the next adds with a fault. */
async function withFault(page: Page, fault: string, times = 1) {
  await page.route(
    ENTRIES,
    (route) => route.continue({ headers: { ...route.request().headers(), 'x-test-fault': fault } }),
    { times },
  );
}

async function failureReads(page: Page, title: string, message: string) {
  await page.getByRole('alert').filter({ hasText: title }).filter({ hasText: message }).waitFor();
}

async function nothingTypedIsLost(page: Page) {
  assert.equal(await page.getByRole('combobox', { name: 'Color' }).inputValue(), 'Ink');
  assert.equal(await page.getByRole('combobox', { name: 'Size' }).inputValue(), 'M');
  assert.equal(await page.getByRole('textbox', { name: 'Quantity' }).inputValue(), '3');
}

/** Clicks after a failure: the add succeeds, and the store has the three pieces once. */
async function nextPressAddsOnce(page: Page) {
  await pressUntilShown(page, () => press(page), PRODUCT_WORDS.added);
  const answer = await page.request.get('/api/commerce/shopping-cart');
  const { entries } = (await answer.json()) as { readonly entries: readonly { readonly quantity: number }[] };
  assert.deepEqual(
    entries.map(({ quantity }) => quantity),
    [3],
  );
}

/** Waits for the tag's own button, which replaces the server-rendered one some time after the definition. */
const untilDrawn = (page: Page) =>
  page.locator('store-add-to-cart > form').first().waitFor({ state: 'hidden' });

const press = (page: Page) => addButton(page).click();

const FAULTS = [
  { fault: '500', message: 'Please try again.' },
  { fault: 'html', message: 'Please try again.' },
  { fault: 'empty', message: 'Please try again.' },
  { fault: 'truncate', message: /Please try again\.|Please check your internet connection\./ },
  { fault: 'drop', message: 'Please check your internet connection.' },
  { fault: 'commit-then-drop', message: 'Please check your internet connection.' },
  { fault: 'crumb', message: 'Your session has expired. Please reload the page and try again.' },
] as const;

for (const { fault, message } of FAULTS) {
  onlyInWholeRun(test)(`an add succeeds on the next click after ${fault}`, async () => {
    const { context, page } = await openTee();
    await withFault(page, fault);
    await press(page);
    const alert = page.getByRole('alert').filter({ hasText: 'Unable to Add Item' });
    await alert.filter({ hasText: message }).waitFor();
    await nothingTypedIsLost(page);
    await nextPressAddsOnce(page);
    await context.close();
  });
}

onlyInWholeRun(test)('clicks before the end of Retry-After are answered without a request', async () => {
  const { context, page } = await openTee();
  await withFault(page, '429;retry-after=60');
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request);
  });
  await press(page);
  await failureReads(page, 'Unable to Add Item', 'Please try again in a few seconds.');
  await page.locator('store-add-to-cart:not(:state(error))').waitFor();
  await press(page);
  await failureReads(page, 'Unable to Add Item', 'Please try again in a few seconds.');
  assert.equal(sent.length, 1);
  await nothingTypedIsLost(page);
  await context.close();
});

onlyInWholeRun(test)('disabled cookies are explained', async () => {
  const { context, page } = await openTee();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await press(page);
  await failureReads(
    page,
    'Unable to Add Item',
    'Please enable cookies in your browser, reload the page, and try again.',
  );
  await nothingTypedIsLost(page);
  await context.close();
});

test('an add fails while the visitor is offline, and succeeds on the next click', async () => {
  const { context, page } = await openTee();
  await context.setOffline(true);
  await press(page);
  await failureReads(page, 'Unable to Add Item', 'Please check your internet connection.');
  await nothingTypedIsLost(page);
  await context.setOffline(false);
  await nextPressAddsOnce(page);
  await context.close();
});

test('the next click loads the network bundle again after a failure', async () => {
  const { context, page } = await shop.visit();
  let isBlocked = true;
  await page.route('**/dist/cdn/chunks/network-*.js*', (route) =>
    isBlocked ? route.abort() : route.continue(),
  );
  await page.goto('/shop/mug');
  await untilDrawn(page);
  await press(page);
  await failureReads(page, 'Unable to Add Item', 'Please check your internet connection.');
  isBlocked = false;
  await pressUntilShown(page, () => press(page), PRODUCT_WORDS.added);
  // The code that imports React is in the same file.
  await page.waitForFunction(() => {
    const view = document.querySelector('store-add-to-cart')?.shadowRoot?.firstElementChild ?? {};
    return Object.keys(view).some((key) => key.startsWith('__reactContainer'));
  });
  await page.getByRole('link', { name: 'One item in cart, $18.00' }).waitFor();
  // Later chunks import from it.
  await page.getByRole('status').filter({ hasText: 'Stoneware Mug was added to your cart.' }).waitFor();
  await pressUntilShown(page, () => press(page), PRODUCT_WORDS.added);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Adding Stoneware Mug was undone.').waitFor();
  await page.evaluate(() => {
    document.querySelector('main')?.prepend(document.createElement('store-cart'));
  });
  await page.getByRole('textbox', { name: 'Quantity of Stoneware Mug' }).waitFor();
  await context.close();
});

onlyInWholeRun(test)('an add works in a page that has replaced Promise, as some frameworks do', async () => {
  const { context, page } = await shop.visit();
  await page.addInitScript(() => {
    const Native = Promise;
    globalThis.Promise = class extends Native<unknown> {} as unknown as PromiseConstructor;
  });
  await page.goto('/shop/mug');
  await untilDrawn(page);
  await pressUntilShown(page, () => press(page), PRODUCT_WORDS.added);
  await page.getByRole('link', { name: 'One item in cart, $18.00' }).waitFor();
  await context.close();
});

onlyInWholeRun(test)('a double click adds one line and the quantity once', async () => {
  const { context, page } = await openTee();
  const button = addButton(page);
  await pressUntilShown(page, () => button.dblclick(), PRODUCT_WORDS.added);
  await page.goto('/cart');
  await page.getByRole('textbox', { name: /^Quantity of/ }).waitFor();
  assert.equal(await page.getByRole('textbox', { name: /^Quantity of/ }).inputValue(), '3');
  await context.close();
});

test('an add succeeds after the store was killed and restarted', async () => {
  const dataDir = await makeEmbeddedFolder();
  let store = await startServer({ port: 0, dataDir });
  const port = Number(new URL(store.url).port);
  const context = await shop.browser.newContext({ baseURL: store.url });
  const page = await context.newPage();
  await openSettled(page, '/shop/mug');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await store.close();
  await press(page);
  await failureReads(page, 'Unable to Add Item', 'Please check your internet connection.');
  assert.equal(await page.getByRole('textbox', { name: 'Quantity' }).inputValue(), '2');

  store = await startServer({ port, dataDir });
  await pressUntilShown(page, () => press(page), PRODUCT_WORDS.added);
  await page.getByRole('link', { name: '2 items in cart, $36.00' }).waitFor();
  await context.close();
  await store.close();
  removeFolder(dataDir);
});

onlyInWholeRun(test)('a page may suppress our message and show its own', async () => {
  const { context, page } = await shop.visit();
  await page.goto('/shop/everyday-tee');
  await untilDrawn(page);
  await page.evaluate(() => {
    document.addEventListener('store-error', (event) => {
      event.preventDefault();
      document.title = event.message;
    });
  });
  await press(page);
  await page.waitForFunction(() => document.title === 'Please select the Color and Size options.');
  assert.equal(await page.getByRole('alert').filter({ hasText: 'Please select' }).count(), 0);
  await context.close();
});
