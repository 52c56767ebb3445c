export { readGallery, type GalleryItem } from './gallery-item.ts';
export {
  ASPECT_RATIO_NAMES,
  ASPECT_RATIOS,
  GALLERY_LIMITS,
  SHOWN_META,
  type AspectRatioName,
  type ShownMeta,
} from './options.ts';
