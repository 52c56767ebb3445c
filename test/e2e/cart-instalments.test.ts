import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { addButton } from '../support/add-button.ts';
import { pressUntilShown } from '../support/press.ts';
import { barriersIn, complaintsOf, sidewaysScroll } from '../support/page-audit.ts';
import { openSettled } from '../support/settle.ts';
import { openStore, type VisitedStore, WIDTHS } from '../support/store.ts';

let shop: VisitedStore;
before(async () => {
  shop = await openStore();
});
after(() => shop.close());

const pillIn = (page: Page) => page.locator('afterpay-pill');

async function put(page: Page, path: string) {
  await openSettled(page, path);
  await pressUntilShown(page, () => addButton(page).click(), PRODUCT_WORDS.added);
}

describe('a cart that can be paid in instalments', () => {
  for (const [name, viewport] of Object.entries(WIDTHS))
    test(`updates its text with the quantity, and hides it for goods that are not physical, on a ${name}`, async () => {
      const { page } = await shop.visit({ viewport });
      const complaints = complaintsOf(page);
      await put(page, '/shop/mug');
      await openSettled(page, '/cart');
      await pillIn(page).getByText('4 interest-free payments of $4.50').waitFor();
      await page.getByRole('button', { name: 'Increase quantity of Stoneware Mug' }).click();
      await pillIn(page).getByText('4 interest-free payments of $9.00').waitFor();
      assert.equal(await page.evaluate(sidewaysScroll), 0);
      assert.deepEqual(await barriersIn(page), []);
      await put(page, '/shop/harbour-print');
      await openSettled(page, '/cart');
      await page.getByRole('link', { name: 'Harbor Print' }).first().waitFor();
      await pillIn(page).getByText('interest-free').waitFor({ state: 'detached' });
      assert.deepEqual(complaints, []);
    });
});

test('a product that is sold out reserves no room for instalments', async () => {
  const { page } = await shop.visit({ viewport: WIDTHS.phone });
  await openSettled(page, '/shop/bud-vase');
  await pillIn(page).waitFor({ state: 'hidden' });
  assert.equal(await pillIn(page).boundingBox(), null);
});
