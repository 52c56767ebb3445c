import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page, Route } from 'playwright-core';

import { addButton } from '../support/add-button.ts';
import { openSettled, settle } from '../support/settle.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';

describe('the gallery of a product', () => {
  let store: VisitedStore;
  before(async () => {
    store = await openStore();
  });
  after(() => store.close());

  /** The visible large picture. */
  const large = (page: Page, name: string) =>
    page.locator('store-product gallery-block > img:not([inert])').and(page.getByRole('button', { name }));
  const small = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  async function untilCurrent(page: Page, name: string): Promise<void> {
    await page.locator('[aria-current=true]').and(small(page, name)).waitFor();
  }

  for (const [name, viewport] of Object.entries(WIDTHS)) {
    it(`shows the picture of the variant, and marks its thumbnail, ${name}`, async () => {
      const { page, context } = await store.visit({ viewport });
      await page.goto('/shop/everyday-tee');
      await settle(page);
      await small(page, '3 of 3: The tee in ink').click();
      await large(page, 'The tee in ink').waitFor();
      await page.getByRole('combobox', { name: 'Color' }).selectOption('Forest');
      await large(page, 'The tee in forest').waitFor();
      await untilCurrent(page, '2 of 3: The tee in forest');
      const box = await large(page, 'The tee in forest').boundingBox();
      assert.ok(box!.width > 300, 'it is not the large one');
      assert.equal(
        await page.getByRole('button', { name: /The tee in forest/ }).count(),
        2,
        'it stands twice',
      );
      await page.getByRole('combobox', { name: 'Color' }).selectOption('Sand');
      await large(page, 'The tee in sand').waitFor();
      await untilCurrent(page, '1 of 3: The tee in sand');
      await context.close();
    });
  }

  it('shows the picture of a variant that was chosen before its code has loaded', async () => {
    const { page, context } = await store.visit();
    const held = new Promise<Route>((resolve) => {
      void page.route('**/chunks/gallery-block-*', resolve);
    });
    await openSettled(page, '/shop/everyday-tee');
    await page.getByRole('combobox', { name: 'Color' }).selectOption('Forest');
    await (await held).continue();
    await large(page, 'The tee in forest').waitFor();
    await context.close();
  });

  it('preloads the first picture, loads it once, and opens it in the lightbox', async () => {
    const { page, context } = await store.visit();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/shop/everyday-tee');
    await settle(page);
    assert.equal(fetched.filter((url) => /tee-sand-[^?]*\?format=(?!300w)/.test(url)).length, 1);
    await large(page, 'The tee in sand').click();
    await page.getByRole('dialog', { name: 'Pictures' }).waitFor();
    await context.close();
  });

  it('keeps the previous picture if the next one fails to load', async () => {
    const { page, context } = await store.visit();
    await page.route('**/tee-forest-*', (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.continue(),
    );
    await page.goto('/shop/everyday-tee');
    await settle(page);
    await page.getByRole('combobox', { name: 'Color' }).selectOption('Forest');
    await page.getByRole('combobox', { name: 'Size' }).selectOption('S');
    await addButton(page).first().click();
    await page.getByRole('link', { name: 'One item in cart, $24.00' }).waitFor();
    await large(page, 'The tee in sand').waitFor();
    await untilCurrent(page, '1 of 3: The tee in sand');
    await context.close();
  });
});
