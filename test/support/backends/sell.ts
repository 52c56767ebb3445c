import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

import { addButton } from '../add-button.ts';

/** What differs between the visits of two backends. */
export interface Sale {
  /** The address of the checkout. */
  readonly checkout: RegExp;
}

/**
 * Buys as a visitor does: a product and a variant, one more of the first, without the second; goes to the checkout. The page
 * keeps no cookies.
 * @param page shows the products of the cart suite and the cart
 * @param sale what differs
 */
export async function sellsFrom(page: Page, { checkout }: Sale): Promise<void> {
  const product = (name: string) => page.getByRole('article', { name });
  const pill = (name: string) => page.getByRole('link', { name }).waitFor();
  const click = (role: 'button' | 'link', name: string) =>
    page.locator('store-cart').getByRole(role, { name }).click();

  await addButton(product('Stoneware Mug')).click();
  await pill('One item in cart, $18.00');
  const tee = product('Everyday Tee');
  await tee.getByRole('combobox', { name: 'Color' }).selectOption('Forest');
  await tee.getByRole('combobox', { name: 'Size' }).selectOption('S');
  await addButton(tee).click();
  await pill('2 items in cart, $42.00');

  await click('button', 'Increase quantity of Stoneware Mug');
  await pill('3 items in cart, $60.00');
  await click('button', 'Remove Everyday Tee');
  await pill('2 items in cart, $36.00');

  assert.deepEqual(await page.context().cookies(), []);
  await click('link', 'Checkout');
  await page.waitForURL(checkout);
}
