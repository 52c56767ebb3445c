import type { ContentData } from '../../../core/template/index.ts';
import type { PageItem } from '../content/page-item.ts';
import type { Picture } from './picture.ts';

type Told = 'id' | 'recordType' | 'title' | 'body';

/** A picture of a gallery as templates read it; its body is plain text and may be empty. Source: platform specification §3 (content item) */
export interface GalleryItem extends Picture, Required<Pick<ContentData, Told>> {}

/** How a gallery is to look, under the names of the specification. Source: platform specification §3 (gallery options) */
export interface GalleryOptions {
  readonly design: 'grid' | 'slideshow' | 'stacked';
  readonly 'show-meta': boolean;
}

/** A gallery as templates read it. Source: platform specification §3 */
export interface Gallery extends PageItem {
  readonly options: GalleryOptions;
  readonly items: readonly GalleryItem[];
}
