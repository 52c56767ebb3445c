import path from 'node:path';
import type { Browser } from 'playwright-core';
import { bundleScript } from '../shared/bundle-script.ts';

/** The widths and heights of the photographs, in px. */
export const PICTURE_SIZES = {
  thumbnail: { width: 500, height: 333 },
  slide: { width: 1000, height: 667 },
} as const;

/** The size of a photograph. */
export type PictureSize = keyof typeof PICTURE_SIZES;

/** The files of each size. */
export type Pictures = Readonly<Record<PictureSize, readonly Buffer[]>>;

/** The number of distinct photographs; URLs cycle through them. */
const DRAWN = 10;
const QUALITY = 0.8;

/**
 * Draws JPEG files as large as photographs, the same in every run.
 * @param browser draws them
 */
export async function drawPictures(browser: Browser): Promise<Pictures> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundleScript(path.join(import.meta.dirname, 'in-page/draw.ts')) });
  const draw = async (size: PictureSize) => {
    const drawing = { ...PICTURE_SIZES[size], count: DRAWN, quality: QUALITY };
    const files = await page.evaluate((wanted) => globalThis.drawPictures(wanted), drawing);
    return files.map((text) => Buffer.from(text, 'base64'));
  };
  const pictures = { thumbnail: await draw('thumbnail'), slide: await draw('slide') };
  await page.close();
  return pictures;
}
