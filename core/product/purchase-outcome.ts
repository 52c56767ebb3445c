import type { ReadableAtom } from 'nanostores';
import type { CartResult } from '../cart/index.ts';
import { type Report, tryAndReport } from '../shared/index.ts';
import { createFailureNotice } from './failure-notice.ts';
import type { Product } from './product.ts';
import type { Refusal } from './purchase-check.ts';
import { PURCHASE_CONTEXT, type PurchaseFailure, type PurchaseState } from './purchase-state.ts';
import { createPurchaseTimeline } from './purchase-timeline.ts';
import { type Schedule, scheduleAwake } from './schedule.ts';

/** What a purchase shows: its timed state, and what the visitor is told. */
export interface PurchaseOutcome {
  readonly $state: ReadableAtom<PurchaseState>;
  readonly $failure: ReadableAtom<PurchaseFailure | null>;
  readonly start: () => void;
  readonly succeed: (result: CartResult) => void;
  readonly fail: (refusal: Refusal) => void;
  readonly clearFailure: () => void;
  /** Idle at once, with nothing to tell. */
  readonly reset: () => void;
}

/** What an outcome needs; see `PurchaseParts`. */
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
  return {
    $state: timeline.$state,
    $failure,
    start: () => {
      timeline.started();
    },
    succeed: (result) => {
      timeline.succeeded(result);
      tryAndReport(report, PURCHASE_CONTEXT, () => onAdded?.(result));
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
