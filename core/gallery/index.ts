export { listGallery, readGallery, readGalleryOptions, type GalleryItem } from './gallery-item.ts';
export {
  ASPECT_RATIO_NAMES,
  ASPECT_RATIOS,
  GALLERY_LIMITS,
  SHOWN_META,
  SLIDER_RATIO,
  type AspectRatioName,
  type ShownMeta,
} from './options.ts';
