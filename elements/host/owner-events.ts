import { StoreEvent } from '../../core/shared/index.ts';

/** Details of what an owner saved. */
export interface OwnerSavedDetail {
  /** What kind of thing, such as `navigation`. */
  readonly subject: string;
  /** Which of them, as the store names it. */
  readonly id: string;
}

/** After the store has saved an owner's change. Source: docs/behaviour/elements.md §5.1. */
export class StoreOwnerSavedEvent extends StoreEvent<OwnerSavedDetail> {
  declare readonly subject: string;
  declare readonly id: string;

  constructor(detail: OwnerSavedDetail) {
    super('store-owner-saved', detail, false);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'store-owner-saved': StoreOwnerSavedEvent;
  }
}
