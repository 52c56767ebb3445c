import { atom, type ReadableAtom } from 'nanostores';
import { type Report, tryAndReport } from '../shared/index.ts';
import { alertTitle } from './alert-title.ts';
import type { Product } from './product.ts';
import type { Refusal } from './purchase-check.ts';
import { PURCHASE_CONTEXT, type PurchaseFailure } from './purchase-state.ts';

/** What a visitor is told about a failed purchase. */
export interface FailureNotice {
  readonly $failure: ReadableAtom<PurchaseFailure | null>;
  /** Shows a failure, unless the page shows it itself. */
  readonly show: (refusal: Refusal, product: Product | null) => void;
  readonly clear: () => void;
}

/** What a notice needs. */
export interface FailureNoticeParts {
  readonly report: Report;
  readonly isExpress?: (() => boolean) | undefined;
  readonly onFailed?: ((failure: PurchaseFailure) => boolean) | undefined;
}

/**
 * Creates an empty notice.
 * @param parts reporting, the kind of button, and the page's own way to show failures
 * Source: docs/behaviour/adding-to-cart.md §4.3, §4.5
 */
export function createFailureNotice({ report, isExpress, onFailed }: FailureNoticeParts): FailureNotice {
  const $failure = atom<PurchaseFailure | null>(null);
  return {
    $failure,
    show(refusal, product) {
      const isExpressNow = tryAndReport(report, PURCHASE_CONTEXT, () => isExpress?.() ?? false, false);
      const failure = { title: alertTitle(product, isExpressNow), ...refusal };
      const isShownByPage = tryAndReport(report, PURCHASE_CONTEXT, () => onFailed?.(failure) ?? false, false);
      $failure.set(isShownByPage ? null : failure);
    },
    clear() {
      if ($failure.get() !== null) $failure.set(null);
    },
  };
}
