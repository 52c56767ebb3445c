import type { CartResult } from '../cart/index.ts';
import type { FailureKind } from '../errors/index.ts';

/** How far a purchase is. Source: docs/behaviour/adding-to-cart.md §2.1 */
export type PurchaseState =
  | { readonly state: 'idle' }
  /** Under way, and for one second after the answer; `isSlow` after ten seconds without one. */
  | { readonly state: 'adding'; readonly isSlow: boolean }
  /** For two seconds. */
  | { readonly state: 'added'; readonly result: CartResult }
  /** For one second; the failure itself stands in `$failure`, and stays. */
  | { readonly state: 'error' };

/** Where a visitor can mend a failure. */
export type FailureField =
  { readonly type: 'option'; readonly names: readonly string[] } | { readonly type: 'quantity' };

/** Why a purchase failed: found on the page, or a kind of refusal. Source: docs/behaviour/adding-to-cart.md §1.1, §4 */
export type PurchaseFailureCode =
  | 'no-product'
  | 'option-missing'
  | 'variant-unavailable'
  | 'quantity-not-a-number'
  | 'quantity-not-whole'
  | 'quantity-too-small'
  | 'quantity-too-large'
  | 'subscription-unavailable'
  | FailureKind;

/** What the visitor is told when a purchase fails. Source: docs/behaviour/adding-to-cart.md §1.1, §4 */
export interface PurchaseFailure {
  /** The alert's title. */
  readonly title: string;
  /** The alert's sentence. */
  readonly message: string;
  /** The control that is to blame; null when none is. */
  readonly field: FailureField | null;
  readonly code: PurchaseFailureCode;
}
