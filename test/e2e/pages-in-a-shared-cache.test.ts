import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { addButton } from '../support/add-button.ts';
import { startSharedCache, type SharedCache } from '../support/shared-cache.ts';
import { openOwnStore, type VisitedStore } from '../support/store.ts';

const MUG = '/shop/mug';

let shop: VisitedStore;
let cache: SharedCache;

before(async () => {
  shop = await openOwnStore({ sharedPages: true });
  cache = await startSharedCache(shop.url);
});

after(async () => {
  await cache.close();
  await shop.close();
});

describe('two visitors behind one cache', () => {
  for (const javaScriptEnabled of [true, false])
    test(`buy from the same page, each into a cart of their own, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async () => {
      const [ann, bob] = [await visit({ javaScriptEnabled }), await visit({ javaScriptEnabled })];
      for (const { page } of [ann, bob]) await page.goto(cache.url + MUG);
      assert.ok((cache.hits.get(MUG) ?? 0) > 0, 'the cache has answered');
      await buy(ann.page, 2, javaScriptEnabled);
      await buy(bob.page, 3, javaScriptEnabled);
      assert.equal(await countIn(ann.page), 2);
      assert.equal(await countIn(bob.page), 3);
      assert.deepEqual([...ann.problems, ...bob.problems], []);
      for (const { page } of [ann, bob]) await page.context().close();
    });
});

async function visit(options: BrowserContextOptions) {
  const { page } = await shop.visit({ ...options, baseURL: cache.url });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  return { page, problems };
}

async function buy(page: Page, quantity: number, isByScript: boolean): Promise<void> {
  await page.getByRole('textbox', { name: 'Quantity' }).fill(String(quantity));
  await addButton(page).click();
  if (isByScript) await page.getByRole('button', { name: 'Added!' }).waitFor();
  else await page.waitForURL('**/cart');
}

async function countIn(page: Page): Promise<number> {
  const answer = await page.request.get(`${cache.url}/api/commerce/shopping-cart`);
  return ((await answer.json()) as { totalQuantity: number }).totalQuantity;
}
