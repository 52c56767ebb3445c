import type { Page } from 'playwright-core';

/** Waits until the tags that are in sight have come alive. */
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
  });
}

/**
 * Opens a page for a visitor who is in no hurry. A locator holds on to the control that it found first: where the page
 * drew one itself, that is the control which the tag then replaces.
 */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
}
