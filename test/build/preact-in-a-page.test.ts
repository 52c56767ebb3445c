import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { addButton } from '../support/add-button.ts';
import { openStore, type VisitedStore } from '../support/store.ts';

let shop: VisitedStore;

before(async () => {
  shop = await openStore();
});

after(() => shop.close());

/** Script tags of the two files that a page may choose. */
const SCRIPTS = {
  'the module': 'type="module" src="/dist/cdn/preact/storefront.js"',
  'the classic script': 'src="/dist/cdn/preact/storefront.all.js" defer',
} as const;

/** Opens a page with one product and the cart over it, and collects its errors. */
async function open(script: string): Promise<{ page: Page; troubles: string[]; close: () => Promise<void> }> {
  const { context, page } = await shop.visit();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
  });
  await page.route('**/hosts/plain.html', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace('type="module" src="/dist/cdn/storefront.js"', script)
      .replace('</main>', '<cart-drawer><a href="/cart">Show the cart</a></cart-drawer></main>');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/hosts/plain.html');
  return { page, troubles, close: () => context.close() };
}

describe('a page with the build on Preact', () => {
  for (const [kind, script] of Object.entries(SCRIPTS))
    it(`sells, changes a quantity and undoes a removal, by ${kind}`, async () => {
      const { page, troubles, close } = await open(script);
      await addButton(page).click();
      await page.getByRole('link', { name: 'One item in cart, $18.00' }).waitFor();
      await page.getByRole('link', { name: 'Show the cart' }).click();
      const cart = page.getByRole('dialog');
      await cart.getByRole('heading', { name: 'Stoneware Mug' }).waitFor();
      const quantity = cart.getByRole('textbox', { name: 'Quantity of Stoneware Mug' });
      await quantity.fill('3');
      await quantity.press('Enter');
      await cart.getByText('$54.00').filter({ visible: true }).first().waitFor();
      await cart.getByRole('button', { name: /^Remove/ }).click();
      // By keyboard: the offer to undo the addition may lie over it.
      await cart.getByRole('button', { name: 'Undo' }).press('Enter');
      await cart.getByText('$54.00').filter({ visible: true }).first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: '3 items in cart, $54.00' }).waitFor();
      assert.deepEqual(troubles, []);
      await close();
    });
});
