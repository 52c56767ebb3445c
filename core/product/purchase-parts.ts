import type { AddRequest, CartResult, CartRoom } from '../cart/index.ts';
import type { Report } from '../shared/index.ts';
import type { ProductModel } from './product-model.ts';
import type { ReadyPurchase } from './purchase-check.ts';
import type { PurchaseFailure } from './purchase-state.ts';
import type { QuantitySettings } from './quantity.ts';
import type { Schedule } from './schedule.ts';
import type { Selection } from './selection.ts';

/**
 * Asks what must be answered before an addition is sent. Answers the additional fields as a JSON text, or null, which
 * cancels silently; a rejection is shown like a failure of the store. Further presses are ignored in the meantime.
 * Source: docs/behaviour/adding-to-cart.md §3.3
 */
export type Preparation = (
  check: ReadyPurchase,
  selection: Selection,
) => Promise<string | null> | string | null;

/** What a purchase needs. */
export interface PurchaseParts {
  readonly model: ProductModel;
  readonly cart: CartRoom;
  /** Called when the crumb was refused. */
  readonly areCookiesEnabled: () => boolean;
  readonly getSettings: () => QuantitySettings;
  /** Runs an action later; the default catches up as soon as a sleeping tab wakes. */
  readonly schedule?: Schedule;
  /** Monotonic time in milliseconds; `performance.now` by default. */
  readonly nowMs?: () => number;
  /** Whether the button leads straight to the checkout; false by default. */
  readonly isExpress?: () => boolean;
  /** Asks what the visitor must answer before the addition is sent; nothing by default. */
  readonly prepare?: Preparation;
  /** Starts a subscription, which has a cart of its own; resolves to that cart's token, and rejects with a StorefrontError. */
  readonly subscribe: (request: AddRequest) => Promise<string>;
  /** Called with the token of a subscription, to go to its checkout; false when the page prevents that. */
  readonly onSubscribed: (cartToken: string) => boolean;
  /** Called right before something is put into the cart; false cancels silently. */
  readonly confirmAdd?: (request: AddRequest) => boolean;
  /** Called after an addition. */
  readonly onAdded?: (result: CartResult) => void;
  /** Called when a press failed; true means that the caller shows the failure. */
  readonly onFailed?: (failure: PurchaseFailure) => boolean;
  /** Receives what callbacks throw; logs to the console by default. */
  readonly report?: Report;
}
