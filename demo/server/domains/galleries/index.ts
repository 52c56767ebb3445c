export { findGalleries, findGallery } from './find-galleries.ts';
export type { Gallery, GalleryDetails, GalleryPictureDetails } from './gallery-item.ts';
