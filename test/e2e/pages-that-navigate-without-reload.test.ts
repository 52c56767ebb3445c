import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { ROOT } from '../../tools/run.mjs';
import { addButton } from '../support/add-button.ts';
import { BROWSER } from '../support/browser.ts';
import { type PageServer, startPageServer } from '../support/page-server.ts';

declare global {
  interface Window {
    /** The number of items after each `store-cart-change`; a reload empties it. */
    changes: number[];
  }
}

const HOSTS = ['turbo', 'htmx', 'morph'];
const FIELD_FORMAT = 'Email addresses should follow the format user@domain.com.';
const TYPED = 'ada@example.org';

for (const host of HOSTS)
  describe(`the example pages of ${host}`, () => {
    let site: PageServer;
    let browser: Browser;
    before(async () => {
      const folders = { demo: path.join(ROOT, 'demo'), node_modules: path.join(ROOT, 'node_modules') };
      site = await startPageServer({ pages: {}, folders });
      browser = await BROWSER.borrow();
    });
    after(async () => {
      BROWSER.giveBack();
      await site.close();
    });

    async function open(): Promise<{ page: Page; troubles: string[] }> {
      const context = await browser.newContext();
      const page = await context.newPage();
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(String(error)));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
      });
      await page.goto(`${site.url}/demo/hosts/${host}/index.html`);
      await page.evaluate(() => {
        window.changes = [];
        document.addEventListener('store-cart-change', ({ cart }) => {
          window.changes.push(cart?.totalQuantity ?? 0);
        });
      });
      return { page, troubles };
    }

    const follow = async (page: Page, link: string, heading: string) => {
      await page.getByRole('navigation').getByRole('link', { name: link }).click();
      await page.getByRole('heading', { name: heading }).waitFor();
    };
    const pill = (page: Page, name: string) => page.getByRole('link', { name });

    it('keep the cart, sell on each page, and report each change once', async () => {
      const { page, troubles } = await open();
      await addButton(page).click();
      await pill(page, 'One item in cart, $18.00').waitFor();
      await follow(page, 'Cart', 'Your cart');
      await page.getByRole('button', { name: 'Increase quantity of Stoneware Mug' }).click();
      await page.locator('store-cart').getByText('$36.00').filter({ visible: true }).first().waitFor();
      await follow(page, 'Mug', 'Stoneware Mug');
      await pill(page, '2 items in cart, $36.00').waitFor();
      await addButton(page).click();
      await pill(page, '3 items in cart, $54.00').waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: 'Your cart' }).waitFor();
      await page.getByRole('button', { name: 'Remove Stoneware Mug' }).click();
      await page.getByText('You have nothing in your shopping cart.').waitFor();
      await page.goForward();
      await addButton(page).click();
      await pill(page, 'One item in cart, $18.00').waitFor();
      assert.deepEqual(await page.evaluate(() => window.changes), [1, 2, 3, 0, 1]);
      assert.deepEqual(troubles, []);
      await page.context().close();
    });

    it('lead from the pill to the cart', async () => {
      const { page, troubles } = await open();
      await addButton(page).click();
      await pill(page, 'One item in cart, $18.00').click();
      await page.getByRole('heading', { name: 'Your cart' }).waitFor();
      await page.getByRole('button', { name: 'Remove Stoneware Mug' }).click();
      await page.getByText('You have nothing in your shopping cart.').waitFor();
      assert.deepEqual(troubles, []);
      await page.context().close();
    });

    it('keep the focus and the text in a form that both pages have', async () => {
      const { page, troubles } = await open();
      await follow(page, 'Cart', 'Your cart');
      const field = page.getByRole('textbox', { name: 'Email' });
      await field.fill(TYPED);
      await page.goBack();
      await page.getByRole('heading', { name: 'Stoneware Mug' }).waitFor();
      await addButton(page).waitFor();
      assert.equal(await field.inputValue(), TYPED);
      assert.equal(await field.evaluate((input) => input === document.activeElement), true);
      await follow(page, 'Cart', 'Your cart');
      assert.equal(await field.inputValue(), TYPED);
      // The form is still the tag's, which says what is wrong in words of its own.
      await field.fill('nonsense');
      await field.press('Enter');
      await page.getByText(FIELD_FORMAT).filter({ visible: true }).first().waitFor();
      assert.deepEqual(await page.evaluate(() => window.changes), []);
      assert.deepEqual(troubles, []);
      await page.context().close();
    });
  });
