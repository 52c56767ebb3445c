import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { fillAddress } from '../support/fill-address.ts';
import { addButton, ANY_ADD_LABEL } from '../support/add-button.ts';
import { openSettled } from '../support/settle.ts';
import { pressUntilShown } from '../support/press.ts';
import { tabTo } from '../support/tab-to.ts';
import { openStore, WIDTHS, type VisitedStore } from '../support/store.ts';
import { onlyInWholeRun } from '../support/whole-run.ts';
import { USUAL_ADDRESS } from '../support/visitor.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

const tabToThe = (page: Page, role: 'combobox' | 'button' | 'link' | 'textbox', name: string | RegExp) =>
  tabTo(page, page.getByRole(role, { name, exact: true }));

async function withoutSidewaysScrolling(page: Page) {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const root = document.documentElement;
    return { scrollWidth: root.scrollWidth, clientWidth: root.clientWidth };
  });
  assert.ok(scrollWidth <= clientWidth, `${page.url()} is ${scrollWidth} wide in ${clientWidth}`);
}

for (const [name, viewport] of Object.entries(WIDTHS)) {
  (name === 'desktop' ? test : onlyInWholeRun(test))(
    `with the mouse, at ${viewport.width} px (${name})`,
    async () => {
      const { context, page } = await shop.visit({ viewport });
      await openSettled(page, '/shop/everyday-tee');
      await page.getByRole('combobox', { name: 'Color' }).selectOption('Sand');
      await page.getByRole('combobox', { name: 'Size' }).selectOption('M');
      await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
      const button = addButton(page);
      await pressUntilShown(page, () => button.click(), PRODUCT_WORDS.added);
      await withoutSidewaysScrolling(page);

      await page.getByRole('link', { name: /^2 items in cart/ }).click();
      await page.getByText('Sand / M · $24.00 each', { exact: true }).waitFor();
      await withoutSidewaysScrolling(page);
      await page.getByRole('link', { name: 'Checkout' }).click();
      await page.getByLabel('Email').fill('tee@example.org');
      await page.getByLabel('Name').fill('Ada Lovelace');
      await fillAddress(page);
      await withoutSidewaysScrolling(page);
      await page.getByRole('button', { name: /Place order/ }).click();
      await page.waitForURL('**/checkout/confirmed/**');
      await withoutSidewaysScrolling(page);

      await page.goto('/cart');
      await page.getByText('You have nothing in your shopping cart.').filter({ visible: true }).waitFor();
      await context.close();
    },
  );

  (name === 'phone' ? test : onlyInWholeRun(test))(
    `with the keyboard alone, at ${viewport.width} px (${name})`,
    async () => {
      const { context, page } = await shop.visit({ viewport });
      await openSettled(page, '/shop/everyday-tee');
      await tabToThe(page, 'combobox', 'Color');
      await page.keyboard.type('Ink');
      await tabToThe(page, 'combobox', 'Size');
      await page.keyboard.type('L');
      await tabToThe(page, 'button', PRODUCT_WORDS.addToCart);
      await pressUntilShown(page, () => page.keyboard.press('Enter'), PRODUCT_WORDS.added);
      // Its text may have changed by now.
      const button = page.getByRole('button', { name: ANY_ADD_LABEL });
      assert.ok(await button.evaluate((node) => node.matches(':focus')), 'the focus stays on the button');

      await tabToThe(page, 'link', /^One item in cart/);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Your cart' }).waitFor();
      await page.getByText(/^Ink \/ L · \$\d+\.\d\d each$/).waitFor();
      await tabToThe(page, 'link', 'Checkout');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/checkout');
      await tabToThe(page, 'textbox', /Email/);
      await page.keyboard.type('keys@example.org');
      await tabToThe(page, 'textbox', /Name/);
      await page.keyboard.type('Grace Hopper');
      for (const [name, text] of [
        [/Address line 1/, USUAL_ADDRESS.line1],
        [/City/, USUAL_ADDRESS.city],
        [/State or region/, USUAL_ADDRESS.region],
        [/Postal code/, USUAL_ADDRESS.postalCode],
      ] as const) {
        // Not by role: focus makes a completed address line a combobox.
        await tabTo(page, page.getByLabel(name));
        await page.keyboard.type(text);
      }
      await page.keyboard.press('Enter');
      await page.waitForURL('**/checkout/confirmed/**');
      await context.close();
    },
  );
}
