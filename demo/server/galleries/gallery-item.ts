import type { Picture } from './picture.ts';

/** A picture of a gallery as templates read it. Source: platform specification §3 (content item) */
export interface GalleryItem extends Picture {
  readonly id: string;
  readonly recordType: number;
  readonly title: string;
  /** Plain text; may be empty. */
  readonly body: string;
}

/** A gallery as templates read it: its options carry the names of the specification. Source: platform specification §3 */
export interface Gallery {
  readonly id: string;
  readonly recordType: number;
  readonly title: string;
  readonly urlId: string;
  readonly fullUrl: string;
  readonly excerpt: string;
  readonly options: GalleryOptions;
  readonly items: readonly GalleryItem[];
}

/** How a gallery is to look. Source: platform specification §3 (gallery options) */
export interface GalleryOptions {
  readonly design: 'grid' | 'slideshow' | 'stacked';
  readonly 'show-meta': boolean;
}
