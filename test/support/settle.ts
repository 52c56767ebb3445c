import type { Page } from 'playwright-core';

/** Waits until visible content is ready: tags are defined, pictures decoded, fonts loaded. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The scripts of some pages wait for a visitor.
    document.dispatchEvent(new Event('scrollend'));
    const tags = [
      ...document.querySelectorAll<HTMLElement & { ready: Promise<void> }>(
        'store-cart, store-add-to-cart, cart-pill',
      ),
    ];
    await Promise.all(tags.map((tag) => customElements.whenDefined(tag.localName)));
    const inSight = tags.filter((tag) => tag.getBoundingClientRect().top < innerHeight);
    await Promise.all(inSight.map((tag) => tag.ready));
    const pictures = [...document.images].filter((image) => {
      const { top, right, bottom, left } = image.getBoundingClientRect();
      const isOnScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return isOnScreen && image.checkVisibility();
    });
    // Other tests check for broken pictures.
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/**
 * Waits until the visible galleries are drawn: until their code has loaded, a printed one scrolls, and nothing in it can be focused.
 * @param page the page, settled
 */
export async function untilGalleriesDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('gallery-block:not(:defined)')].every(
      (gallery) => gallery.getBoundingClientRect().top > innerHeight || !gallery.checkVisibility(),
    ),
  );
}

/**
 * Waits until the browser has painted the current page; layout shifts are recorded then.
 * @param page the page
 */
export async function frameShown(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/**
 * Waits until the page's form is enhanced: a click before that posts the server-rendered form.
 * @param page the page
 */
export function untilFormEnhanced(page: Page): Promise<void> {
  return page.locator('main form[novalidate]').waitFor();
}

/**
 * Waits until the page is idle, at most a second: a page without changes may get no idle callback.
 * @param page the page
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
}

/**
 * Waits until the page has given the network bundle up, whose second attempt follows the first at once.
 * @param page the page, before it is opened
 */
export async function untilShopFails(page: Page): Promise<void> {
  await page.waitForEvent('console', (message) => message.text().includes('network/load'));
}

/**
 * Opens a page and waits until it is settled. Otherwise a locator might resolve to the server-rendered control, which the
 * tag then replaces.
 */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
}
