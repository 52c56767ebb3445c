import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';

import { openStore, type VisitedStore, WIDTHS } from '../support/store.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

/** Place, size and colors of a field. */
const looksOf = (field: Locator) =>
  field.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const { color, backgroundColor, borderTopColor } = getComputedStyle(node);
    return { left, top: top + scrollY, width, height, color, backgroundColor, borderTopColor };
  });

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? assert.fail('it is not visible');

/** Opens the list of /shop and its filters. */
async function openFilters(page: Page): Promise<void> {
  await page.goto('/shop');
  await page.getByRole('main').getByText('Filters', { exact: true }).click();
}

for (const [name, viewport] of Object.entries(WIDTHS)) {
  describe(`at ${viewport.width} px (${name})`, () => {
    test('the search in the footer keeps its place and colors when the tag draws', async () => {
      const { context, page } = await shop.visit({ viewport });
      await page.goto('/');
      const footer = page.getByRole('contentinfo');
      const printed = await looksOf(footer.getByRole('searchbox'));
      await footer.getByRole('search').scrollIntoViewIfNeeded();
      assert.deepEqual(await looksOf(footer.getByRole('combobox')), printed);
      await context.close();
    });

    test('the order is beside the button of open filters, and the tag needs no button', async () => {
      const { context, page } = await shop.visit({ viewport });
      await page.goto('/shop');
      const main = page.getByRole('main');
      const closed = await boxOf(main.getByRole('combobox', { name: 'Sort by' }));
      await openFilters(page);
      const [filters, order] = await Promise.all([
        boxOf(main.locator('summary', { hasText: 'Filters' })),
        boxOf(main.getByRole('combobox', { name: 'Sort by' })),
      ]);
      assert.deepEqual(order, closed);
      assert.equal(order.y, filters.y);
      assert.ok(order.x >= filters.x + filters.width, 'they do not overlap');
      assert.equal(await main.getByRole('button', { name: 'Show', exact: true }).count(), 0);
      await context.close();
    });

    test('without JavaScript the button is below the open filters', async () => {
      const { context, page } = await shop.visit({ viewport, javaScriptEnabled: false });
      await openFilters(page);
      const main = page.getByRole('main');
      const [stock, button] = await Promise.all([
        boxOf(main.getByRole('checkbox', { name: 'In stock' })),
        boxOf(main.getByRole('button', { name: 'Show', exact: true })),
      ]);
      assert.ok(button.y > stock.y + stock.height);
      await context.close();
    });
  });
}
