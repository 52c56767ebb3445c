import { StoreEvent } from '../../core/shared/index.ts';

/** After another variant was chosen. Source: docs/behaviour/elements.md §5.1. */
export class StoreVariantChangeEvent extends StoreEvent<{
  choice: Readonly<Record<string, string>>;
  sku: string | null;
}> {
  declare readonly choice: Readonly<Record<string, string>>;
  declare readonly sku: string | null;

  constructor(choice: Readonly<Record<string, string>>, sku: string | null) {
    super('store-variant-change', { choice, sku }, false);
  }
}

/** After another quantity was typed. Source: docs/behaviour/elements.md §5.1. */
export class StoreQuantityChangeEvent extends StoreEvent<{ quantityText: string }> {
  declare readonly quantityText: string;

  constructor(quantityText: string) {
    super('store-quantity-change', { quantityText }, false);
  }
}

/** Details of `store-error`. Source: docs/behaviour/elements.md §5.2. */
export interface StoreErrorDetail {
  /** The kind of refusal, or the name of the rule that was broken. */
  readonly code: string;
  /** The field that the visitor should correct, if any. */
  readonly field: string | null;
  readonly title: string;
  readonly message: string;
}

/** Something was refused; `preventDefault()` suppresses our own message. Source: docs/behaviour/elements.md §5.2. */
export class StoreErrorEvent extends StoreEvent<StoreErrorDetail> {
  declare readonly code: string;
  declare readonly field: string | null;
  declare readonly title: string;
  declare readonly message: string;

  constructor(detail: StoreErrorDetail) {
    super('store-error', detail, true);
  }
}

declare global {
  // For elements, the document and the window: the events bubble, and a removed element dispatches them on the document.
  interface GlobalEventHandlersEventMap {
    'store-variant-change': StoreVariantChangeEvent;
    'store-quantity-change': StoreQuantityChangeEvent;
    'store-error': StoreErrorEvent;
  }
}
