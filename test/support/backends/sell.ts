import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

import { addButton } from '../add-button.ts';
import { BROWSER } from '../browser.ts';
import { startPageServer } from '../page-server.ts';

/** The addresses of checkouts, by the setting `gateway`. Vendure and Medusa leave it to the page's site. */
export const CHECKOUTS = {
  memory: /\/checkout$/,
  vendure: /\/checkout$/,
  medusa: /\/checkout$/,
  shopify: /^https:\/\/shop\.test\/cart\/c\//,
  woocommerce: /\/checkout-link\/\?products=\d+:2$/,
} as const;

/** A page, and where it sells. */
export interface Sale {
  readonly html: string;
  readonly checkout: RegExp;
  /** True follows the pill to the cart, by another load of the page. */
  readonly isLoadedAgain?: boolean;
}

/**
 * Buys as a new visitor does, from the first click to the checkout. Fails if the page does not sell, or keeps cookies.
 * @param open opens what the page sells from
 * @param open.origin the page's
 */
export async function sells(open: (origin: string) => Promise<Sale> | Sale): Promise<void> {
  const pages: Record<string, string> = {};
  const server = await startPageServer({ pages });
  const browser = await BROWSER.borrow();
  const context = await browser.newContext({ baseURL: server.url });
  try {
    const { html, checkout, isLoadedAgain = false } = await open(server.url);
    for (const path of ['/', '/index.html']) pages[path] = html;
    // Nothing leaves this machine.
    await context.route(/^https:/, (route) => route.fulfill({ body: 'Checkout', contentType: 'text/html' }));
    const page = await context.newPage();
    await page.goto('/');
    await add(page);
    if (isLoadedAgain) {
      await pillOf(page, '2 items in cart, $42.00').click();
      await page.waitForURL('**/index.html#cart');
    }
    await edit(page);
    assert.deepEqual(await context.cookies(), []);
    await page.getByRole('link', { name: 'Checkout' }).click();
    await page.waitForURL(checkout);
  } finally {
    await context.close();
    BROWSER.giveBack();
    await server.close();
  }
}

const pillOf = (page: Page, name: string) => page.getByRole('link', { name });

/** Puts a product and a variant into the cart. */
async function add(page: Page): Promise<void> {
  const product = (name: string) => page.getByRole('article', { name });
  await addButton(product('Stoneware Mug')).click();
  await pillOf(page, 'One item in cart, $18.00').waitFor();
  const tee = product('Everyday Tee');
  await tee.getByRole('combobox', { name: 'Color' }).selectOption('Forest');
  await tee.getByRole('combobox', { name: 'Size' }).selectOption('S');
  await addButton(tee).click();
  await pillOf(page, '2 items in cart, $42.00').waitFor();
}

/** Puts one more of the first into the cart, and takes the second out again. */
async function edit(page: Page): Promise<void> {
  const total = (amount: string) =>
    page.locator('store-cart').getByText(amount).filter({ visible: true }).first().waitFor();
  await page.getByRole('button', { name: 'Increase quantity of Stoneware Mug' }).click();
  await total('$60.00');
  await page.getByRole('button', { name: 'Remove Everyday Tee' }).click();
  await page.getByRole('textbox', { name: 'Quantity of Everyday Tee' }).waitFor({ state: 'detached' });
  await total('$36.00');
}
