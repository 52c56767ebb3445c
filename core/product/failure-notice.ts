import { atom, type ReadableAtom } from 'nanostores';
import { alertTitle } from './alert-title.ts';
import type { Guard } from './guard.ts';
import type { Product } from './product.ts';
import type { Refusal } from './purchase-check.ts';
import type { PurchaseFailure } from './purchase-state.ts';

/** What a visitor is told about a failed purchase. */
export interface FailureNotice {
  readonly $failure: ReadableAtom<PurchaseFailure | null>;
  /** Tells it, unless somebody else does. */
  readonly tell: (refusal: Refusal, product: Product | null) => void;
  readonly clear: () => void;
}

/** What a notice needs. */
export interface FailureNoticeParts {
  readonly guard: Guard;
  readonly isExpress?: (() => boolean) | undefined;
  readonly onFailed?: ((failure: PurchaseFailure) => boolean) | undefined;
}

/**
 * Makes an empty notice.
 * @param parts guard, kind of button, and who may tell in our place
 * @returns the notice
 * Source: docs/behaviour/adding-to-cart.md §4.3, §4.5
 */
export function createFailureNotice({ guard, isExpress, onFailed }: FailureNoticeParts): FailureNotice {
  const $failure = atom<PurchaseFailure | null>(null);
  return {
    $failure,
    tell(refusal, product) {
      const isExpressNow = guard(() => isExpress?.() ?? false, false);
      const failure = { title: alertTitle(product, isExpressNow), ...refusal };
      const isToldElsewhere = guard(() => onFailed?.(failure) ?? false, false);
      $failure.set(isToldElsewhere ? null : failure);
    },
    clear() {
      if ($failure.get() !== null) $failure.set(null);
    },
  };
}
