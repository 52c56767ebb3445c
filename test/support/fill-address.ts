import type { Page } from 'playwright-core';

import { USUAL_ADDRESS } from './visitor.ts';

/**
 * Fills in the shipping address of a checkout.
 * @param page the checkout
 */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Address line 1').fill(USUAL_ADDRESS.line1);
  await page.getByLabel('City').fill(USUAL_ADDRESS.city);
  await page.getByLabel('State or region').fill(USUAL_ADDRESS.region);
  await page.getByLabel('Postal code').fill(USUAL_ADDRESS.postalCode);
}
