import { StoreEvent } from '../../core/shared/index.ts';

/** What is said of a gallery that has moved. */
export interface GalleryChangeDetail {
  /** The picture that is shown, counted from 0. */
  readonly index: number;
  /** How many there are. */
  readonly count: number;
}

/** After a gallery has gone on to another picture, whoever moved it. Source: docs/behaviour/elements.md §5.1. */
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
