import { StoreEvent } from '../../core/shared/index.ts';

/** Details of a gallery's change. */
export interface GalleryChangeDetail {
  /** Zero-based index of the picture that is shown. */
  readonly index: number;
  /** Number of pictures. */
  readonly count: number;
}

/** After a gallery has moved to another picture, automatically or by the visitor. Source: docs/behaviour/elements.md §5.1. */
export class StoreGalleryChangeEvent extends StoreEvent<GalleryChangeDetail> {
  declare readonly index: number;
  declare readonly count: number;

  constructor(detail: GalleryChangeDetail) {
    super('store-gallery-change', detail, false);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'store-gallery-change': StoreGalleryChangeEvent;
  }
}
