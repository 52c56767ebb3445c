import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';

import { settle } from '../support/settle.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';

describe('the pictures of a product follow the choice', () => {
  let store: VisitedStore;
  before(async () => {
    store = await openStore();
  });
  after(() => store.close());

  /** The pictures that can be seen, the large one first. */
  const seen = (page: Page, name: string) =>
    page.locator('store-product').getByRole('img', { name }).filter({ visible: true });

  for (const [name, viewport] of Object.entries(WIDTHS)) {
    it(`the large one and its thumbnail, ${name}`, async () => {
      const { page, context } = await store.visit({ viewport });
      await page.goto('/shop/everyday-tee');
      await settle(page);
      await page.getByRole('radio', { name: 'The tee in ink' }).check();
      await page.getByRole('combobox', { name: 'Color' }).selectOption('Forest');
      const [large, first] = [seen(page, 'The tee in forest').nth(0), seen(page, 'The tee in forest').nth(1)];
      await first.waitFor();
      const box = await large.boundingBox();
      assert.ok(box!.width > 300, 'the large picture shows what was chosen, whatever thumbnail was pressed');
      assert.equal(await page.getByRole('radio', { name: 'The tee in forest' }).first().isChecked(), true);
      await page.getByRole('combobox', { name: 'Color' }).selectOption('Sand');
      await seen(page, 'The tee in sand').nth(1).waitFor();
      await context.close();
    });
  }

  it('a picture that does not load leaves the one before', async () => {
    const { page, context } = await store.visit();
    await page.route('**/tee-forest-*', (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.continue(),
    );
    await page.goto('/shop/everyday-tee');
    await settle(page);
    await page.getByRole('combobox', { name: 'Color' }).selectOption('Forest');
    await page.getByRole('combobox', { name: 'Size' }).selectOption('S');
    await page.getByRole('button', { name: 'Add To Cart' }).first().click();
    await page.getByRole('link', { name: 'One item in cart, $24.00' }).waitFor();
    assert.ok((await seen(page, 'The tee in sand').first().boundingBox())!.width > 300);
    await context.close();
  });
});
