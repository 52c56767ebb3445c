import type { Locator, Page } from 'playwright-core';

/**
 * Finds the site's navigation, and opens its menu where there is no room for a row.
 * @param page a page of the site
 */
export async function openMenu(page: Page): Promise<Locator> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const button = navigation.locator('summary').first();
  if (await button.isVisible()) await button.click();
  return navigation;
}
