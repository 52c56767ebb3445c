import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { barriersIn, complaintsOf, sidewaysScroll } from '../support/page-audit.ts';
import { openSettled } from '../support/settle.ts';
import { openStore, type VisitedStore, WIDTHS } from '../support/store.ts';

let shop: VisitedStore;
before(async () => {
  shop = await openStore();
});
after(() => shop.close());

describe('the low-stock notice', () => {
  for (const [name, viewport] of Object.entries(WIDTHS))
    test(`appears for the chosen variant only, on a ${name}`, async () => {
      const { page } = await shop.visit({ viewport });
      const complaints = complaintsOf(page);
      await openSettled(page, '/shop/everyday-tee');
      await page.getByRole('combobox', { name: 'Color' }).selectOption('Forest');
      await page.getByRole('combobox', { name: 'Size' }).selectOption('XL');
      await page.locator('store-price').getByText('Only 2 left').waitFor();
      await page.getByRole('combobox', { name: 'Size' }).selectOption('S');
      await page.locator('store-price').getByText('Only 2 left').waitFor({ state: 'detached' });
      assert.equal(await page.evaluate(sidewaysScroll), 0);
      assert.deepEqual(await barriersIn(page), []);
      assert.deepEqual(complaints, []);
    });
});
