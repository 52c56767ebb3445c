import { PICTURE_SIZES } from '../pictures.ts';
import { forEachPicture, imageOf, OUR_SCRIPT, readGallerySheet, type Contestant } from '../page.ts';

/** As `gallery-block` does by default: up to four in a row, square, 20 px apart. */
const PLAIN_SHEET = `
  .grid {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(8rem, (100% - 60px) / 4)), 1fr));
    gap: 20px;
  }
  .grid img { display: block; inline-size: 100%; block-size: auto; aspect-ratio: 1; object-fit: cover; }
`;

/**
 * Creates the contestants, in the order of the visits.
 * @param count the number of pictures
 */
export function makeGrids(count: number): readonly Contestant[] {
  const ours = { sheet: readGallerySheet(), script: OUR_SCRIPT };
  const figures = forEachPicture(count, (number) => `<figure>${imageOf('thumbnail', number)}</figure>`);
  return [
    {
      title: 'plain `<img>`',
      sheet: PLAIN_SHEET,
      script: null,
      body: `<div class="grid">${forEachPicture(count, (number) => imageOf('thumbnail', number))}</div>`,
    },
    {
      title: "ours, author's figures",
      ...ours,
      body: `<gallery-block>${figures}</gallery-block>`,
    },
    {
      title: 'ours, from JSON',
      ...ours,
      body: `<gallery-block><script type="application/json">${documentOf(count)}</script></gallery-block>`,
    },
  ];
}

function documentOf(count: number): string {
  const { width, height } = PICTURE_SIZES.thumbnail;
  const items = Array.from({ length: count }, (_, index) => ({
    assetUrl: `/thumbnail/${index + 1}.jpg`,
    originalSize: `${width}x${height}`,
    altText: `Photograph ${index + 1}`,
  }));
  return JSON.stringify({ items });
}
