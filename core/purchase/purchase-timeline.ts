import { atom, type ReadableAtom } from 'nanostores';
import type { CartResult } from '../cart/index.ts';
import { ADDING, IDLE, type PurchaseState } from '../product/index.ts';
import { PURCHASE_TIMING } from './purchase-timing.ts';
import type { Schedule } from './schedule.ts';

/** The timed states of a purchase. */
export interface PurchaseTimeline {
  readonly $state: ReadableAtom<PurchaseState>;
  /** A write has been sent. */
  started(): void;
  /** The store has answered: "Added!" after one second, for two. */
  readonly succeeded: (result: CartResult) => void;
  /** The page navigates to a checkout: idle again if that does not happen. */
  leaving(): void;
  /** It failed: idle after one second. */
  failed(): void;
  /** Idle at once. */
  reset(): void;
}

/** Dependencies of a timeline. */
export interface PurchaseTimelineParts {
  readonly schedule: Schedule;
  /** Monotonic time in milliseconds. */
  readonly nowMs: () => number;
}

/**
 * Creates an idle timeline.
 * @param parts timers and clock
 * Source: docs/behaviour/adding-to-cart.md §2.1, §2.2
 */
export function createPurchaseTimeline({ schedule, nowMs }: PurchaseTimelineParts): PurchaseTimeline {
  const { addedDelayMs, addedMs, errorMs, leavingMs, slowAfterMs } = PURCHASE_TIMING;
  const $state = atom<PurchaseState>(IDLE);
  let cancel = () => {};

  function enter(state: PurchaseState): void {
    cancel();
    cancel = () => {};
    $state.set(state);
  }

  function enterLater(delayMs: number, action: () => void): void {
    cancel();
    cancel = schedule(action, delayMs);
  }

  const reset = () => {
    if ($state.get().state === 'idle') return;
    enter(IDLE);
  };

  return {
    $state,
    reset,
    started() {
      enter(ADDING);
      enterLater(slowAfterMs, () => {
        enter({ state: 'adding', isSlow: true });
      });
    },
    succeeded(result) {
      const answeredMs = nowMs();
      enterLater(addedDelayMs, () => {
        // A tab that was suspended past the end of this state skips it.
        const lateMs = Math.max(0, nowMs() - answeredMs - addedDelayMs);
        if (lateMs >= addedMs) {
          reset();
          return;
        }
        enter({ state: 'added', result });
        enterLater(addedMs - lateMs, reset);
      });
    },
    leaving() {
      enterLater(leavingMs, reset);
    },
    failed() {
      enter({ state: 'error' });
      enterLater(errorMs, reset);
    },
  };
}
