import { NAVIGATION_DEPTH } from './navigation/navigation-tree.ts';
import { MIN_URL_ID_LENGTH } from './store-setup/url-id.ts';

/** How much a site may hold, and how long its names may be. Source: docs/behaviour/owner.md §8 */
export const CONTENT_LIMITS = {
  blocksPerLayout: 60,
  tracksPerAlbum: 60,
  /** Of a collection whose order users decide. */
  itemsPerOrderedCollection: 250,
  productsPerCollection: 200,
  nestedCategories: 10_000,
  navigationDepth: NAVIGATION_DEPTH,
  photoServiceGalleries: 20,
  photoServiceGallerySize: 50,
  tagLength: 50,
  categoryLength: 25,
  shortestUrlId: MIN_URL_ID_LENGTH,
} as const;

/** As files are measured. Source: docs/behaviour/owner.md §8 */
export const BYTES_PER_MB = 1_000_000;
