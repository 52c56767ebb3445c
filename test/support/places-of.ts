import type { Page } from 'playwright-core';

/**
 * Says where each picture of a page stands, in whole px.
 * @param page the page
 * @returns such as "8 16 300 200", in their order; empty for one without a box
 */
export async function placesOf(page: Page): Promise<readonly string[]> {
  const pictures = await page.getByRole('figure').all();
  const boxes = await Promise.all(pictures.map((picture) => picture.boundingBox()));
  return boxes.map((box) =>
    box ? [box.x, box.y, box.width, box.height].map((part) => Math.round(part)).join(' ') : '',
  );
}
