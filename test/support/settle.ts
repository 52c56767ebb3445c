import type { Page } from 'playwright-core';

/** Waits until what is in sight is there: tags are defined, pictures are decoded, fonts are loaded. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
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
    // Whether a picture is broken is asked elsewhere.
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/**
 * Waits until the browser has shown the page as it is now; what the frame did is noted then.
 * @param page the page
 */
export async function frameShown(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/**
 * Waits until the tag of the page's form has taken over: a press before that posts the printed form.
 * @param page the page
 */
export function formAlive(page: Page): Promise<void> {
  return page.locator('main form[novalidate]').waitFor();
}

/**
 * Waits until the page has nothing to do. A page that shows nothing new may not be told so by itself.
 * @param page the page
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
}

/**
 * Opens a page for a visitor who is in no hurry. A locator holds on to the control that it found first: where the page
 * drew one itself, that is the control which the tag then replaces.
 */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
}
