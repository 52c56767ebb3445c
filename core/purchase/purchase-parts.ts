import type { AddRequest, CartResult, ObservableCart } from '../cart/index.ts';
import type { Report } from '../shared/index.ts';
import type { ProductModel, PurchaseFailure, QuantitySettings, Selection } from '../product/index.ts';
import type { ReadyPurchase } from './purchase-check.ts';
import type { Schedule } from './schedule.ts';

/**
 * Asks the visitor for additional fields before an addition is sent. Resolves to a JSON text, or to null, which
 * cancels silently. A rejection is shown like a failure of the store. Clicks are ignored in the meantime.
 * Source: docs/behaviour/adding-to-cart.md §3.3
 */
export type Preparation = (
  check: ReadyPurchase,
  selection: Selection,
) => Promise<string | null> | string | null;

/** Dependencies of a purchase. */
export interface PurchaseParts {
  readonly model: ProductModel;
  readonly cart: ObservableCart;
  /** Called when the crumb was refused. */
  readonly areCookiesEnabled: () => boolean;
  readonly getSettings: () => QuantitySettings;
  /** Runs an action later; the default catches up as soon as a suspended tab resumes. */
  readonly schedule?: Schedule;
  /** Monotonic time in milliseconds; `performance.now` by default. */
  readonly nowMs?: () => number;
  /** Whether the button leads straight to the checkout; false by default. */
  readonly isExpress?: () => boolean;
  /** Goes to the checkout after an addition of an express button; rejects with a StorefrontError. */
  readonly checkOut?: () => Promise<void>;
  /** Asks the visitor for additional fields before the addition is sent; nothing by default. */
  readonly prepare?: Preparation;
  /** Starts a subscription, which has a cart of its own; resolves to that cart's token, and rejects with a StorefrontError. */
  readonly subscribe: (request: AddRequest) => Promise<string>;
  /**
   * Called with the token of a subscription, to go to its checkout; false when the page prevents that. Rejects with a
   * StorefrontError. Asks `isCurrent` after a wait.
   */
  readonly onSubscribed: (cartToken: string, isCurrent: () => boolean) => boolean | Promise<boolean>;
  /** Called right before an addition; false cancels silently. */
  readonly confirmAdd?: (request: AddRequest) => boolean;
  /** Called after an addition. */
  readonly onAdded?: (result: CartResult) => void;
  /** Called when a purchase failed; true means that the caller shows the failure. */
  readonly onFailed?: (failure: PurchaseFailure) => boolean;
  /** Receives errors thrown by callbacks; logs to the console by default. */
  readonly report?: Report;
}
