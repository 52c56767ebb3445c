import { StoreEvent } from '../../core/shared/index.ts';

/** What the events of a dialog say. */
export interface DialogDetail {
  /** What kind of dialog it is: `form`, `quick-view`, `instalments`, `lightbox`, `confirm`. */
  readonly name: string;
}

/** Before a dialog opens; `preventDefault()` leaves the page without it. Source: docs/behaviour/elements.md §5.1. */
export class StoreOpenEvent extends StoreEvent<DialogDetail> {
  readonly name: string;

  constructor(name: string) {
    super('store-open', { name }, true);
    this.name = name;
  }
}

/** After a dialog has closed. Source: docs/behaviour/elements.md §5.1. */
export class StoreCloseEvent extends StoreEvent<DialogDetail> {
  readonly name: string;

  constructor(name: string) {
    super('store-close', { name }, false);
    this.name = name;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'store-open': StoreOpenEvent;
    'store-close': StoreCloseEvent;
  }
}
