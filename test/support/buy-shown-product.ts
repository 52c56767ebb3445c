import type { Page } from 'playwright-core';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { addButton } from './add-button.ts';
import { fillAddress } from './fill-address.ts';
import { pressUntilShown } from './press.ts';
import { settle } from './settle.ts';

/**
 * Buys the product of a page.
 * @param page the page of a product without options, settled
 * @returns the time from the click to the confirmation, in milliseconds
 */
export async function buyShownProduct(page: Page): Promise<number> {
  const startMs = performance.now();
  const button = addButton(page);
  await pressUntilShown(page, () => button.click(), PRODUCT_WORDS.added);
  await page.goto('/cart');
  await settle(page);
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Name').fill('Ada');
  await fillAddress(page);
  await page.getByRole('button', { name: /Place order/ }).click();
  await page.waitForURL('**/checkout/confirmed/**', { waitUntil: 'commit' });
  return performance.now() - startMs;
}
