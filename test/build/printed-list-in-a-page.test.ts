import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { renderToHTML } from '../../entries/server/index.ts';
import { addButton } from '../support/add-button.ts';
import { openStore, type VisitedStore } from '../support/store.ts';

const SCRIPTS = { React: '/dist/cdn/storefront.js', Preact: '/dist/cdn/preact/storefront.js' } as const;
const QUESTION = '/api/commerce/catalogue';

let shop: VisitedStore;
let html: string;

before(async () => {
  shop = await openStore();
  const answer: unknown = await (await fetch(`${shop.url}${QUESTION}?page-size=24`)).json();
  html = renderToHTML(
    'store-list',
    { filterBy: 'options price' },
    { answer, form: { action: '/cart/entries' } },
  );
});

after(() => shop.close());

/** Opens a page with the list; its script loads on demand. */
async function open(script: string, hasScript: boolean) {
  const { context, page } = await shop.visit({ javaScriptEnabled: hasScript });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/hosts/plain.html*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en-US"><meta name="viewport" content="width=device-width">
<title>Shop</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/dist/store.css">
<main><h1>Shop</h1>${html}</main><footer>Below</footer>`,
    }),
  );
  await page.goto('/hosts/plain.html');
  return {
    page,
    asked,
    run: () => page.addScriptTag({ type: 'module', url: script }),
    close: () => context.close(),
  };
}

const placesIn = (page: Page) =>
  page
    .getByRole('listitem')
    .or(page.getByRole('heading'))
    .or(page.getByRole('contentinfo'))
    .evaluateAll((nodes) =>
      nodes.map((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      }),
    );

describe('a page with a list that a server has rendered', () => {
  for (const [renderer, script] of Object.entries(SCRIPTS))
    it(`keeps its nodes and places, asks for no products, sells and sorts, with ${renderer}`, async () => {
      const { page, asked, run, close } = await open(script, true);
      const mug = page.getByRole('listitem').filter({ hasText: 'Stoneware Mug' });
      const node = await mug.elementHandle();
      const before = await placesIn(page);
      await run();
      await page.locator('store-list:state(filled)').waitFor();
      await page.getByRole('button', { name: 'Filter' }).click();
      await page.getByRole('group', { name: 'Price' }).waitFor();
      await page.getByRole('button', { name: 'Filter' }).click();
      assert.deepEqual(await placesIn(page), before);
      assert.ok(await node.evaluate((known) => known.isConnected), 'the card was replaced');
      assert.deepEqual(
        asked.filter((path) => path === QUESTION),
        [],
      );
      await addButton(mug).click();
      await mug.getByRole('button', { name: 'Added!' }).waitFor();
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc');
      await page.waitForURL('**/*sort=price-asc');
      await close();
    });

  it('filters and sorts by a form, where scripts are off', async () => {
    const { page, close } = await open('', false);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc');
    await page.getByRole('spinbutton', { name: 'To' }).fill('30');
    await page.getByRole('button', { name: 'Show products' }).click();
    const { searchParams } = new URL(page.url());
    assert.deepEqual([searchParams.get('sort'), searchParams.get('max-price')], ['price-asc', '30']);
    await close();
  });
});
