import { StoreEvent } from '../../core/shared/index.ts';

/** What the events of a restock sign-up say. */
export interface RestockDetail {
  readonly productId: string;
  readonly variantId: string;
  readonly email: string;
  readonly isJoinMailingList: boolean;
}

/** Before somebody is signed up; `preventDefault()` leaves it to the page. Source: docs/behaviour/elements.md §5.1. */
export class StoreRestockSignupEvent extends StoreEvent<RestockDetail> {
  declare readonly productId: string;
  declare readonly variantId: string;
  declare readonly email: string;
  declare readonly isJoinMailingList: boolean;

  constructor(detail: RestockDetail) {
    super('store-restock-signup', detail, true);
  }
}

/** After the store knows who waits. Source: docs/behaviour/elements.md §5.1. */
export class StoreRestockSignedUpEvent extends StoreEvent<RestockDetail> {
  declare readonly productId: string;
  declare readonly variantId: string;
  declare readonly email: string;
  declare readonly isJoinMailingList: boolean;

  constructor(detail: RestockDetail) {
    super('store-restock-signed-up', detail, false);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'store-restock-signup': StoreRestockSignupEvent;
    'store-restock-signed-up': StoreRestockSignedUpEvent;
  }
}
