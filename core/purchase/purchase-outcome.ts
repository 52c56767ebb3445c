import { type ReadableAtom, atom } from 'nanostores';
import type { CartResult } from '../cart/index.ts';
import { type Report, tryAndReport } from '../shared/index.ts';
import { alertTitle, type Product, type PurchaseFailure, type PurchaseState } from '../product/index.ts';
import type { Refusal } from './purchase-check.ts';
import { createPurchaseTimeline } from './purchase-timeline.ts';
import { type Schedule, scheduleAwake } from './schedule.ts';

/** The context of the page's callbacks in reports. */
export const PURCHASE_CONTEXT = 'product.purchase';

/** The visible outcome of a purchase: its timed state and its failure. */
export interface PurchaseOutcome {
  readonly $state: ReadableAtom<PurchaseState>;
  readonly $failure: ReadableAtom<PurchaseFailure | null>;
  readonly start: () => void;
  readonly succeed: (result: CartResult) => void;
  /** Notifies the page of an addition, whose button stays busy until `settle`. */
  readonly notify: (result: CartResult) => void;
  /** Shows the success of an addition of which the page was notified. */
  readonly settle: (result: CartResult) => void;
  /** The answer leads to another checkout; the page may have prevented that. */
  readonly leave: (isLeaving: boolean) => void;
  readonly fail: (refusal: Refusal) => void;
  readonly clearFailure: () => void;
  /** Idle at once, without a failure. */
  readonly reset: () => void;
}

/** Dependencies of an outcome; see `PurchaseParts`. */
export interface PurchaseOutcomeParts {
  readonly report: Report;
  readonly getProduct: () => Product | null;
  readonly schedule?: Schedule;
  readonly nowMs?: () => number;
  readonly isExpress?: () => boolean;
  readonly onAdded?: (result: CartResult) => void;
  readonly onFailed?: (failure: PurchaseFailure) => boolean;
}

/**
 * Creates the outcome of a purchase that is idle.
 * @param parts clock, timers and callbacks
 * Source: docs/behaviour/adding-to-cart.md §2, §4
 */
export function createPurchaseOutcome(parts: PurchaseOutcomeParts): PurchaseOutcome {
  const { report, getProduct, onAdded, schedule = scheduleAwake, nowMs = () => performance.now() } = parts;
  const { $failure, show, clear } = createFailureNotice(parts);
  const timeline = createPurchaseTimeline({ schedule, nowMs });
  const { succeeded: settle } = timeline;
  const notify = (result: CartResult) => {
    tryAndReport(report, PURCHASE_CONTEXT, () => onAdded?.(result));
  };
  return {
    $state: timeline.$state,
    $failure,
    start: () => {
      timeline.started();
    },
    succeed: (result) => {
      settle(result);
      notify(result);
    },
    ...{ notify, settle },
    leave: (isLeaving) => {
      if (isLeaving) timeline.leaving();
      else timeline.reset();
    },
    fail: (refusal) => {
      show(refusal, getProduct());
      timeline.failed();
    },
    clearFailure: clear,
    reset: () => {
      timeline.reset();
      clear();
    },
  };
}

/** The failure message of a purchase. */
interface FailureNotice {
  readonly $failure: ReadableAtom<PurchaseFailure | null>;
  /** Shows a failure, unless the page shows it itself. */
  readonly show: (refusal: Refusal, product: Product | null) => void;
  readonly clear: () => void;
}

/** Dependencies of a notice. */
interface FailureNoticeParts {
  readonly report: Report;
  readonly isExpress?: (() => boolean) | undefined;
  readonly onFailed?: ((failure: PurchaseFailure) => boolean) | undefined;
}

/**
 * Creates an empty notice.
 * @param parts reporting, the kind of button, and the page's own way to show failures
 * Source: docs/behaviour/adding-to-cart.md §4.3, §4.5
 */
function createFailureNotice({ report, isExpress, onFailed }: FailureNoticeParts): FailureNotice {
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
