import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { addButton } from '../support/add-button.ts';
import { pressUntilShown } from '../support/press.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';
import { onlyInWholeRun } from '../support/whole-run.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

/** The server-rendered button is enhanced once its place for errors exists. */
async function openClassic(page: Page) {
  await page.goto('/shop/everyday-tee/classic');
  await page.locator('.sqs-add-to-cart-button-wrapper + [role=alert]').waitFor({ state: 'attached' });
}

onlyInWholeRun(test)(
  'the arrow of a server-rendered list does not cover its text, right to left',
  async () => {
    const { context, page } = await shop.visit({ viewport: WIDTHS.phone });
    await openClassic(page);
    const list = page.getByRole('combobox', { name: 'Select Color' });
    const arrow = () => list.evaluate((node) => getComputedStyle(node).backgroundPositionX);
    assert.match(await arrow(), /^calc\(100%|^right/);
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    assert.doesNotMatch(await arrow(), /100%|right/);
    await context.close();
  },
);

for (const [name, viewport] of Object.entries(WIDTHS)) {
  (name === 'phone' ? test : onlyInWholeRun(test))(
    `classic markup sells with the mouse, at ${viewport.width} px (${name})`,
    async () => {
      const { context, page } = await shop.visit({ viewport });
      await openClassic(page);
      await page.getByRole('combobox', { name: 'Select Color' }).selectOption('Sand');
      await page.getByRole('combobox', { name: 'Select Size' }).selectOption('M');
      await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
      const button = addButton(page);
      await pressUntilShown(page, () => button.click(), PRODUCT_WORDS.added);
      await page.getByRole('main').getByRole('img', { name: '2 items in cart' }).waitFor();
      await context.close();
    },
  );

  onlyInWholeRun(test)(`classic markup sells by keyboard, at ${viewport.width} px (${name})`, async () => {
    const { context, page } = await shop.visit({ viewport });
    await openClassic(page);
    const button = addButton(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Please select the Color and Size options.').waitFor();
    assert.ok(await button.evaluate((node) => node.matches(':focus')));
    await page.getByRole('combobox', { name: 'Select Color' }).focus();
    await page.keyboard.type('Ink');
    await page.getByRole('combobox', { name: 'Select Size' }).focus();
    await page.keyboard.type('L');
    await button.focus();
    await pressUntilShown(page, () => page.keyboard.press('Space'), PRODUCT_WORDS.added);
    await page.getByRole('main').getByRole('img', { name: 'One item in cart' }).waitFor();
    await context.close();
  });
}
