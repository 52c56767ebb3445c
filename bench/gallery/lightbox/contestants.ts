import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { forEachPicture, imageOf, OUR_SCRIPT, readGallerySheet, type Contestant } from '../page.ts';
import { PICTURE_SIZES } from '../pictures.ts';

const { resolve } = createRequire(import.meta.url);

const GRID_SHEET = `
  .grid { display: grid; grid-template-columns: repeat(2, 1fr); gap: 20px; }
  .grid img { display: block; inline-size: 100%; block-size: auto; aspect-ratio: 1; object-fit: cover; }
`;

/**
 * Creates the contestants, in the order of the visits: thumbnails that link to photographs.
 * @param count the number of pictures
 */
export function makeLightboxes(count: number): readonly Contestant[] {
  const { width, height } = PICTURE_SIZES.slide;
  const links = (attributes: string) => (number: number) =>
    `<a href="/slide/${number}.jpg"${attributes}>${imageOf('thumbnail', number)}</a>`;
  const sized = links(` data-pswp-width="${width}" data-pswp-height="${height}"`);
  return [
    {
      title: 'PhotoSwipe',
      sheet: GRID_SHEET + readFileSync(resolve('photoswipe/style.css'), 'utf8'),
      script: path.join(import.meta.dirname, 'scripts/photoswipe.ts'),
      body: `<div class="grid">${forEachPicture(count, sized)}</div>`,
    },
    {
      title: 'ours',
      sheet: readGallerySheet(),
      script: OUR_SCRIPT,
      body: `<gallery-block lightbox>${forEachPicture(count, links(''))}</gallery-block>`,
    },
  ];
}
