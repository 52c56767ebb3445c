import { StoreEvent } from '../../core/shared/index.ts';

/** Details of a restock sign-up's events. */
export interface RestockDetail {
  readonly productId: string;
  readonly variantId: string;
  readonly email: string;
  readonly isJoinMailingList: boolean;
}

/** Before a visitor is signed up; `preventDefault()` leaves it to the page. Source: docs/behaviour/elements.md §5.1. */
export class StoreRestockSignupEvent extends StoreEvent<RestockDetail> {
  declare readonly productId: string;
  declare readonly variantId: string;
  declare readonly email: string;
  declare readonly isJoinMailingList: boolean;

  constructor(detail: RestockDetail) {
    super('store-restock-signup', detail, true);
  }
}

/** After the store has saved the sign-up. Source: docs/behaviour/elements.md §5.1. */
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
