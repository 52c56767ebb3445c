import { GALLERY_LIMITS, SLIDER_RATIO } from '../../../core/gallery/options.ts';
import { BYTES_PER_MB, CONTENT_LIMITS } from '../../../owner/rules/limits.ts';
import type { PromisedLimit } from './promised-limit.ts';

/** A row of the owner's limits. */
function ofContent(says: string, name: keyof typeof CONTENT_LIMITS): PromisedLimit {
  const source = `${name}: ${/\{(.+)\}/.exec(says)?.[1]?.replace(',', '_')}`;
  return {
    paragraph: 'owner.md §8',
    says,
    file: 'owner/rules/limits.ts',
    source,
    holds: [CONTENT_LIMITS[name]],
    test: source,
  };
}

/** A row of a gallery's options. */
function ofGallery(says: string, name: keyof typeof GALLERY_LIMITS, test: string): PromisedLimit {
  const { min, max, fallback } = GALLERY_LIMITS[name];
  return {
    paragraph: 'galleries.md §1',
    says,
    file: 'core/gallery/options.ts',
    source: `${name}: { min: ${min}, max: ${max}, fallback: ${fallback} }`,
    holds: [fallback, min, max],
    test,
  };
}

/** What a site may hold, and the options of its galleries. */
export const LIMITS_OF_CONTENT: readonly PromisedLimit[] = [
  ofContent('| blocks in a layout | {60} |', 'blocksPerLayout'),
  ofContent('| tracks in an album | {60} |', 'tracksPerAlbum'),
  ofContent('| items in a collection that users can order | {250} |', 'itemsPerOrderedCollection'),
  ofContent('| products in a collection | {200} |', 'productsPerCollection'),
  ofContent('| nested categories | {10,000} |', 'nestedCategories'),
  ofContent('| galleries of a photo service, and their size | {20} and 50 |', 'photoServiceGalleries'),
  ofContent('| galleries of a photo service, and their size | 20 and {50} |', 'photoServiceGallerySize'),
  ofContent('| length of a tag | {50} |', 'tagLength'),
  ofContent('| length of a category | {25} |', 'categoryLength'),
  {
    paragraph: 'owner.md §8',
    says: '| bytes in a megabyte | {1,000,000} |',
    file: 'owner/rules/limits.ts',
    source: 'BYTES_PER_MB = 1_000_000',
    holds: [BYTES_PER_MB],
    test: 'expect(BYTES_PER_MB).to.equal(1_000_000)',
  },
  ofGallery(
    '| `autoplay-duration` | {5} | {1}–{10} s |',
    'autoplayDurationSeconds',
    "number('autoplay-duration', 'autoplayDuration', 5, 1, 10)",
  ),
  ofGallery(
    '| `thumbnail-strip-height` | {80} | {0}–{200} |',
    'thumbnailStripHeightPx',
    "number('thumbnail-strip-height', 'thumbnailStripHeight', 80, 0, 200)",
  ),
  ofGallery(
    '| `thumbnail-strip-margin` | {20} | {0}–{60} |',
    'thumbnailStripMarginPx',
    "number('thumbnail-strip-margin', 'thumbnailStripMargin', 20, 0, 60)",
  ),
  ofGallery(
    '| `thumbnails-per-row` | {4} | {1}–{10} |',
    'thumbnailsPerRow',
    "number('thumbnails-per-row', 'thumbnailsPerRow', 4, 1, 10)",
  ),
  ofGallery('| `padding` | {20} | {0}–{50} |', 'paddingPx', "number('padding', 'padding', 20, 0, 50)"),
  ofGallery(
    '| `max-width` | {300} | {100}–{300} |',
    'maxWidthPx',
    "number('max-width', 'maxWidth', 300, 100, 300)",
  ),
  {
    paragraph: 'owner.md §8',
    says: '| shortest URL id | {3} |',
    file: 'owner/rules/store-setup/url-id.ts',
    source: 'MIN_URL_ID_LENGTH = 3',
    holds: [CONTENT_LIMITS.shortestUrlId],
    test: 'shortestUrlId: 3',
  },
  {
    paragraph: 'owner.md §8',
    says: '| default aspect ratio of a slider | {50} |',
    file: 'core/gallery/options.ts',
    source: 'SLIDER_RATIO = 100 / 50',
    holds: [100 / SLIDER_RATIO],
    test: 'a slider without a shape is half as high as wide',
  },
];
