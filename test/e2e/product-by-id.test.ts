import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { addButton } from '../support/add-button.ts';
import { startPageServer, type PageServer } from '../support/page-server.ts';
import { openStore, type VisitedStore } from '../support/store.ts';

const SCRIPT =
  '<!doctype html><title>Ours</title><script type="module" src="/dist/cdn/storefront.js"></script>';
const PAGES = {
  '/tee': `${SCRIPT}<store-product item-id="tee">
    <store-price>from the shop</store-price><store-add-to-cart>Ask us.</store-add-to-cart></store-product><cart-pill></cart-pill>`,
  '/moon': `${SCRIPT}<store-add-to-cart item-id="moon"><p>Ask us.</p></store-add-to-cart>`,
};
// A page of somebody whose program has the products; it imports its gateway one fetch after our script.
const OWN = `<script type="module">
  import { gateway } from '/own-gateway.js';
  import { configureStore } from '/dist/cdn/storefront.js';
  configureStore({ gateway });
</script>`;
const LATE = `<script>
  addEventListener('configure', async () => {
    const { configureStore } = await import('/dist/cdn/storefront.js');
    configureStore({ gateway: (await import('/own-gateway.js')).gateway });
  });
</script>`;
const MUG = '<store-add-to-cart item-id="mug"><p>Ask us.</p></store-add-to-cart>';
const OWN_PAGES = { '/own': `${SCRIPT}${OWN}${MUG}`, '/late': `${SCRIPT}${LATE}${MUG}` };
const OWN_GATEWAY = `const never = () => new Promise(() => {});
  const cart = { load: never, add: never, setQuantity: never, remove: never, updateAdditionalFields: never, stockOf: never };
  const product = { id: 'mug', title: 'Own Mug', structuredContent: { productType: 1,
    variants: [{ sku: 'm', priceMoney: { value: '18.00', currency: 'USD' }, qtyInStock: 3 }] } };
  export const gateway = { cart, products: { loadProduct: async () => product } };`;
const PRODUCT = '**/api/commerce/products/*';

describe('a page with the id of a product only', () => {
  let store: VisitedStore;
  let server: PageServer;
  before(async () => {
    store = await openStore();
    server = await startPageServer({ pages: PAGES, store: store.url });
  });
  after(async () => {
    await store.close();
    await server.close();
  });

  const visit = async () => {
    const { page, context } = await store.visit({ baseURL: server.url });
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    return { page, context, thrown };
  };
  const withFault = (page: Page, fault: string, times: number) =>
    page.route(
      PRODUCT,
      (route) => route.continue({ headers: { ...route.request().headers(), 'x-test-fault': fault } }),
      { times },
    );

  test("shows the store's data of it, and sells it", async () => {
    const { page, thrown } = await visit();
    await page.goto('/tee');
    await page.getByRole('combobox', { name: 'Color' }).selectOption('Ink');
    await page.getByRole('combobox', { name: 'Size' }).selectOption('M');
    await addButton(page).click();
    await page.getByRole('link', { name: 'One item in cart' }).waitFor();
    assert.deepEqual(thrown, []);
  });

  for (const fault of ['500', 'drop', 'slow=1500', 'truncate'])
    test(`shows it all the same when the store once answers with “${fault}”`, async () => {
      const { page, thrown } = await visit();
      await withFault(page, fault, 1);
      const answered = page.waitForResponse(PRODUCT);
      await page.goto('/tee');
      // A truncated response is not retried automatically.
      if (fault === 'truncate') {
        await answered;
        await page.getByText('Ask us.').waitFor();
        await page.waitForFunction(() => customElements.get('cart-pill') !== undefined);
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      }
      await page.getByRole('combobox', { name: 'Color' }).waitFor();
      assert.deepEqual(thrown, []);
    });

  test('shows the server-rendered text for an unknown product, and warns the author', async () => {
    const { page, thrown } = await visit();
    const warning = page.waitForEvent(
      'console',
      (message) =>
        message.text().includes('item-id') || message.text().includes('no product with the id "moon"'),
    );
    await page.goto('/moon');
    assert.match((await warning).text(), /the store knows no product with the id "moon"/);
    assert.ok(await page.getByText('Ask us.').isVisible());
    assert.deepEqual(thrown, []);
  });

  test('shows it once the network is back', async () => {
    const { page, context } = await visit();
    await page.route(PRODUCT, (route) => route.abort(), { times: 3 });
    const last = page.waitForEvent('console', (message) => message.text().includes('store-product/item'));
    await page.goto('/tee');
    await last;
    assert.ok(await page.getByText('Ask us.').isVisible());
    await context.setOffline(true);
    await context.setOffline(false);
    await page.getByRole('combobox', { name: 'Color' }).waitFor();
  });
});

describe('a page whose program brings its own products', () => {
  let store: VisitedStore;
  let server: PageServer;
  before(async () => {
    store = await openStore();
    server = await startPageServer({ pages: OWN_PAGES });
  });
  after(async () => {
    await store.close();
    await server.close();
  });

  const visit = async () => {
    const { page } = await store.visit({ baseURL: server.url });
    const asked: string[] = [];
    const said: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
    });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    return { page, asked, said };
  };
  const body = { contentType: 'text/javascript', body: OWN_GATEWAY };

  test('asks its own server nothing when a module script of the page configures it later', async () => {
    const { page, asked, said } = await visit();
    let answer: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/own-gateway.js', async (route) => {
      await isHeld;
      await route.fulfill(body);
    });
    // Our script has run, and so has all that it loads.
    const network = page.waitForResponse('**/chunks/network-*.js');
    await page.goto('/own', { waitUntil: 'commit' });
    await network;
    await page.waitForFunction(() => customElements.get('store-add-to-cart') !== undefined);
    await page.getByText('Ask us.').waitFor();
    answer();
    await page.getByRole('group', { name: 'Own Mug' }).waitFor();
    assert.deepEqual([asked, said], [[], []]);
  });

  test('asks it for what the server did not have when it is configured even later, without a warning', async () => {
    const { page, asked, said } = await visit();
    await page.route('**/own-gateway.js', (route) => route.fulfill(body));
    const refused = page.waitForResponse(PRODUCT);
    await page.goto('/late');
    await (await refused).finished();
    await page.evaluate(() => dispatchEvent(new Event('configure')));
    await page.getByRole('group', { name: 'Own Mug' }).waitFor();
    assert.equal(asked.length, 1);
    // The browser's own line about the request.
    assert.deepEqual(
      said.filter((line) => !line.startsWith('Failed to load resource')),
      [],
    );
  });
});
