import type { Browser, Page } from 'playwright-core';
import { PRODUCT_WORDS } from '../../core/words/index.ts';

/**
 * Buys on a page, once without scripts and once with them.
 * @param browser a running Chromium
 * @param url the page
 * @throws Error when either fails
 */
export async function buyTwice(browser: Browser, url: string): Promise<void> {
  await withPage(browser, false, async (page) => {
    await fillAndSubmit(page, url);
    // The store answers the form with its cart.
    await page.waitForURL('**/cart');
    await page.getByText('Everyday Tee').first().waitFor();
  });
  await withPage(browser, true, async (page) => {
    await page.goto(url);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('hand-buy, store-add-to-cart')].every((tag) => tag.matches(':defined')),
    );
    await fillAndSubmit(page, null);
    await page.getByRole('button', { name: PRODUCT_WORDS.added }).waitFor();
    if (page.url() !== url) throw new Error(`${url} was left.`);
    await page.getByRole('link', { name: /^(1|One) item in cart/ }).waitFor();
  });
}

async function fillAndSubmit(page: Page, url: string | null): Promise<void> {
  if (url) await page.goto(url);
  await page.getByLabel('Color').selectOption('Ink');
  await page.getByLabel('Size').selectOption('M');
  await page.getByRole('button', { name: PRODUCT_WORDS.addToCart }).click();
}

async function withPage(
  browser: Browser,
  javaScriptEnabled: boolean,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled });
  try {
    await visit(await context.newPage());
  } finally {
    await context.close();
  }
}
