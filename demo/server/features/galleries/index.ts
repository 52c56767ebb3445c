export { findGalleries, findGallery } from './find-galleries.ts';
export type { Gallery, GalleryDetails, GalleryItem, GalleryPictureDetails } from './gallery-item.ts';
