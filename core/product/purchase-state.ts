import type { ReadableAtom } from 'nanostores';
import type { CartResult } from '../cart/index.ts';
import type { FailureKind } from '../errors/index.ts';
import type { Selection } from './selection.ts';

/** The progress of a purchase. Source: docs/behaviour/adding-to-cart.md §2.1 */
export type PurchaseState =
  | { readonly state: 'idle' }
  /** Under way, and for one second after the answer; `isSlow` after ten seconds without one. */
  | { readonly state: 'adding'; readonly isSlow: boolean }
  /** For two seconds. */
  | { readonly state: 'added'; readonly result: CartResult }
  /** For one second; the failure itself is in `$failure` and stays. */
  | { readonly state: 'error' };

/** Nothing is under way. */
export const IDLE: PurchaseState = { state: 'idle' };

/** A click has been accepted. */
export const ADDING: PurchaseState = { state: 'adding', isSlow: false };

/** The control with which a visitor can correct a failure. */
export type FailureField =
  | { readonly type: 'option'; readonly names: readonly string[] }
  | { readonly type: 'quantity' };

/** Why a purchase failed: a check on the page, or the kind of a store failure. Source: docs/behaviour/adding-to-cart.md §1.1, §4 */
export type PurchaseFailureCode =
  | 'no-product'
  | 'option-missing'
  | 'variant-unavailable'
  | 'quantity-not-a-number'
  | 'quantity-not-whole'
  | 'quantity-too-small'
  | 'quantity-too-large'
  | FailureKind;

/** A failure of a purchase, as shown to the visitor. Source: docs/behaviour/adding-to-cart.md §1.1, §4 */
export interface PurchaseFailure {
  /** The alert's title. */
  readonly title: string;
  /** The alert's sentence. */
  readonly message: string;
  /** The control that can correct it; null for none. */
  readonly field: FailureField | null;
  readonly code: PurchaseFailureCode;
  /** The store's messages for single fields, by name; absent without any. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/** The purchase of one product. Source: docs/behaviour/adding-to-cart.md §2.3 */
export interface Purchase {
  readonly $state: ReadableAtom<PurchaseState>;
  /** The failure shown to the visitor; stays until the next click or until the selection changes. */
  readonly $failure: ReadableAtom<PurchaseFailure | null>;
  /**
   * Handles a click on the button. Ignored until the store has answered, and then, for the same selection, until "Added!":
   * a double click is one purchase. A click during "Added!" is the next one.
   * @param selection the selection to buy; by default the model's
   * @param additionalFields known answers, as a JSON text; the visitor is not asked then
   * @returns settles after the answer; never rejects
   */
  submit(selection?: Selection, additionalFields?: string): Promise<void>;
  /** Back to idle, as after a return from the back/forward cache; the answer to a pending write is ignored. */
  reset(): void;
  /** Releases the model and all timers; the answer to a pending write is ignored. */
  dispose(): void;
}
