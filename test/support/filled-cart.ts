import type { Locator, Page } from 'playwright-core';
import { openSettled } from './settle.ts';
import { fillCart, type Visit } from './site-pages.ts';
import type { VisitedStore } from './store.ts';

/**
 * Opens the cart page of a visitor with a mug and a print in the cart.
 * @param shop the store
 */
export async function openFilledCart(shop: VisitedStore): Promise<Visit> {
  const { context, page } = await shop.visit();
  await fillCart(context, [
    { itemId: 'mug', quantity: '1' },
    { itemId: 'print', quantity: '1' },
  ]);
  await openSettled(page, '/cart');
  await quantityOf(page, 'Stoneware Mug').waitFor();
  return { context, page };
}

/**
 * Finds the quantity field of a line of the cart.
 * @param page the cart page
 * @param title the line's product
 */
export function quantityOf(page: Page, title: string): Locator {
  return page.getByRole('textbox', { name: `Quantity of ${title}` });
}
