import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { OWNER_PASSWORD } from '../support/owner.ts';
import { sidewaysScroll } from '../support/page-audit.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';
import { tabTo } from '../support/tab-to.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

for (const [width, viewport] of Object.entries(WIDTHS))
  test(`every page has a place in the menu, by keyboard and without JavaScript, on a ${width}`, async () => {
    const { page } = await shop.visit({ viewport, javaScriptEnabled: false });
    await page.goto('/owner');
    await page.getByLabel('Name').fill('owner');
    await page.getByLabel('Password').fill(OWNER_PASSWORD);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Owner' });
    await menu.waitFor();
    const current = menu.locator('[aria-current=page]');
    assert.deepEqual(await current.allTextContents(), ['Overview']);
    const groups = await menu.locator('summary').allTextContents();
    assert.deepEqual(groups, ['Sales', 'Visitors', 'Site', 'Settings']);
    for (const group of groups) {
      const summary = menu.getByText(group, { exact: true });
      await tabTo(page, summary);
      await page.keyboard.press('Enter');
      const links = menu.locator('details[open]').getByRole('link');
      const names = await links.allTextContents();
      assert.ok(names.length > 1 && (await menu.locator('details[open]').count()) === 1, group);
      assert.equal(await page.evaluate(sidewaysScroll), 0, group);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: names[0] ?? '', exact: true }).waitFor();
      assert.deepEqual(await current.allTextContents(), [names[0]]);
      assert.equal(await menu.getByText(group, { exact: true }).getAttribute('aria-current'), 'true');
    }
  });
