import type {
  CollectionTypeCode,
  CollectionTypeName,
  GalleryItemMediaType,
} from '../../../../core/enumerations/index.ts';
import type { ContentData } from '../../../../engine/template/index.ts';
import type { PageItem, Picture } from '../../platform/content/index.ts';

type RequiredFields = 'id' | 'recordType' | 'title' | 'body' | 'fullUrl';

/** A picture or a film of a gallery, or a track of an album with its cover, as templates read it; its body is plain text and may be empty. Source: docs/behaviour/galleries.md §3.1 */
export interface GalleryItem extends Picture, Required<Pick<ContentData, RequiredFields>> {
  readonly urlId: string;
  /** Poster of a film; absent for a picture. */
  readonly posterUrl?: string;
  readonly mediaType?: GalleryItemMediaType;
  /** Absent for a picture. */
  readonly structuredContent?: { readonly audioAssetUrl: string };
}

/** The kinds of galleries. Source: docs/behaviour/reference-store.md §6.7 */
export type GalleryKind = Extract<CollectionTypeName, 'slide-gallery' | 'slide-album'>;

/** The design of a gallery. Source: docs/behaviour/galleries.md §1 */
export interface GalleryOptions {
  readonly design: 'grid' | 'slideshow' | 'stacked';
  readonly 'show-meta': boolean;
}

/** A gallery as templates read it. Source: docs/behaviour/galleries.md §1 */
export interface Gallery extends PageItem {
  readonly type: CollectionTypeCode;
  readonly typeName: GalleryKind;
  readonly options: GalleryOptions;
  readonly items: readonly GalleryItem[];
}

/** A gallery's stored details: everything but key and pictures. */
export interface GalleryDetails {
  readonly title: string;
  readonly excerpt: string;
  /** Default: pictures. */
  readonly kind?: GalleryKind;
  readonly design: GalleryOptions['design'];
  /** Whether titles and texts are shown below the pictures. */
  readonly hasWords: boolean;
}

/** A picture's, a film's or a track's stored details. */
export interface GalleryPictureDetails {
  readonly title: string;
  readonly body: string;
  readonly picture: Picture;
  /** Address of the sound of a track. */
  readonly audioUrl?: string;
  /** URL of a film; the picture is its poster. */
  readonly videoUrl?: string;
}
