import { StoreEvent } from '../../core/shared/index.ts';

/** Details of a dialog's events. */
export interface DialogDetail {
  /** What kind of dialog it is: `form`, `quick-view`, `instalments`, `lightbox`, `confirm`, `popup`. */
  readonly name: string;
  /** Which of several of its kind; empty where there is one. */
  readonly overlayId: string;
}

/** Before a dialog opens; `preventDefault()` leaves the page without it. Source: docs/behaviour/elements.md §5.1. */
export class StoreOpenEvent extends StoreEvent<DialogDetail> {
  declare readonly name: string;
  declare readonly overlayId: string;

  constructor(name: string, overlayId = '') {
    super('store-open', { name, overlayId }, true);
  }
}

/** How a dialog has closed. */
export interface DialogCloseDetail extends DialogDetail {
  /** Whether the visitor completed the popup's action. */
  readonly isSubmitted: boolean;
}

/** After a dialog has closed. Source: docs/behaviour/elements.md §5.1. */
export class StoreCloseEvent extends StoreEvent<DialogCloseDetail> {
  declare readonly name: string;
  declare readonly overlayId: string;
  declare readonly isSubmitted: boolean;

  constructor(name: string, overlayId = '', isSubmitted = false) {
    super('store-close', { name, overlayId, isSubmitted }, false);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'store-open': StoreOpenEvent;
    'store-close': StoreCloseEvent;
  }
}
