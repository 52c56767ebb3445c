import type { ContentData } from '../../../../core/template/index.ts';
import type { PageItem, Picture } from '../content/index.ts';

type Told = 'id' | 'recordType' | 'title' | 'body';

/** A picture of a gallery as templates read it; its body is plain text and may be empty. Source: docs/behaviour/galleries.md §3.1 */
export interface GalleryItem extends Picture, Required<Pick<ContentData, Told>> {}

/** How a gallery looks. Source: docs/behaviour/galleries.md §1 */
export interface GalleryOptions {
  readonly design: 'grid' | 'slideshow' | 'stacked';
  readonly 'show-meta': boolean;
}

/** A gallery as templates read it. Source: docs/behaviour/galleries.md §1 */
export interface Gallery extends PageItem {
  readonly options: GalleryOptions;
  readonly items: readonly GalleryItem[];
}

/** A gallery's stored details: everything but key and pictures. */
export interface GalleryDetails {
  readonly title: string;
  readonly excerpt: string;
  readonly design: GalleryOptions['design'];
  /** Whether titles and texts are shown below the pictures. */
  readonly hasWords: boolean;
}

/** A picture's stored details. */
export interface GalleryPictureDetails {
  readonly title: string;
  readonly body: string;
  readonly picture: Picture;
}
