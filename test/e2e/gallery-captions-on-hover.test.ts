import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { openStore, type VisitedStore } from '../support/store.ts';

const DESIGNS = ['grid', 'stacked', 'slideshow', 'carousel'];

/** Opens a gallery with hidden captions, in any design. */
async function openGallery(page: Page, design: string): Promise<void> {
  await page.goto('/gallery/off-the-shelf');
  await page.locator('gallery-block:defined').waitFor();
  await page.evaluate(async (wanted) => {
    const gallery = document.querySelector('gallery-block');
    for (const name of ['lightbox', 'controls', 'thumbnails']) gallery?.removeAttribute(name);
    gallery?.setAttribute('design', wanted);
    gallery?.setAttribute('aspect-ratio', 'anamorphic-widescreen');
    gallery?.toggleAttribute('show-meta-on-hover', true);
    await gallery?.ready;
    gallery?.scrollIntoView();
  }, design);
}

async function untilOpacity(page: Page, wanted: string): Promise<void> {
  await page.waitForFunction((opacity) => {
    const caption = document.querySelector('gallery-block figcaption');
    return caption !== null && getComputedStyle(caption).opacity === opacity;
  }, wanted);
}

describe('captions on hover', () => {
  let store: VisitedStore;
  before(async () => {
    store = await openStore();
  });
  after(async () => {
    await store.close();
  });

  for (const design of DESIGNS) {
    it(`show on hover and focus, and hide on Escape: ${design}`, async () => {
      const { context, page } = await store.visit();
      await openGallery(page, design);
      const picture = page.locator('gallery-block img').first();
      await untilOpacity(page, '0');
      await picture.hover();
      await untilOpacity(page, '1');
      await page.keyboard.press('Escape');
      await untilOpacity(page, '0');
      await page.mouse.move(0, 0);
      await picture.hover();
      await untilOpacity(page, '1');
      await page.mouse.move(0, 0);
      await untilOpacity(page, '0');
      await page.evaluate(() => {
        const gallery = document.querySelector('gallery-block');
        const first = gallery?.querySelector<HTMLElement>('[tabindex], a[href]');
        (first ?? gallery?.shadowRoot?.querySelector<HTMLElement>('[part=track]'))?.focus();
      });
      await untilOpacity(page, '1');
      await context.close();
    });
  }

  it('stay visible on a touch screen', async () => {
    const { context, page } = await store.visit({ hasTouch: true, isMobile: true });
    await openGallery(page, 'slideshow');
    await untilOpacity(page, '1');
    assert.equal(await page.evaluate(() => matchMedia('(hover: hover)').matches), false);
    await context.close();
  });
});
