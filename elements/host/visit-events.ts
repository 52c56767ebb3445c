import { StoreEvent } from '../../core/shared/index.ts';

/** Details of a visit. */
export interface VisitDetail {
  readonly kind: 'lesson' | 'paywall';
  /** The item's id. */
  readonly itemId: string;
}

/** After a visitor has opened a lesson, or reached the paywall of a video. Source: docs/behaviour/analytics.md §9. */
export class StoreVisitEvent extends StoreEvent<VisitDetail> {
  declare readonly kind: VisitDetail['kind'];
  declare readonly itemId: string;

  constructor(detail: VisitDetail) {
    super('store-visit', detail, false);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'store-visit': StoreVisitEvent;
  }
}
