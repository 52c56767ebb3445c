import type { Feature } from '../../platform/feature.ts';
import { galleryPages } from './gallery-pages.ts';
import { createGalleries } from './tables.ts';
import { findGalleryPages } from './site-pages.ts';

/** The galleries. */
export const GALLERIES: Feature = {
  tables: ['galleries', 'gallery_items'],
  migrations: { '002-content': createGalleries },
  templates: ['galleries', 'gallery', 'classic-gallery', 'slide'],
  routes: [galleryPages],
  sitePages: findGalleryPages,
};

export { seedAlbums } from './seed-albums.ts';
export { seedGalleries } from './seed-galleries.ts';
