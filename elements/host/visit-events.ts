import { StoreEvent } from '../../core/shared/index.ts';

/** What was visited. */
export interface VisitDetail {
  readonly kind: 'lesson' | 'paywall';
  /** The item's id. */
  readonly itemId: string;
}

/** When a visitor has come to a lesson, or to the paywall of a video. Source: docs/behaviour/analytics.md §9. */
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
