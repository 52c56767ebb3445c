import { runAt } from './punctual-timers.ts';
import { waitUntil } from './wait-until.ts';

/** Timers of some lengths that fire only when the test says so. */
export interface HeldTimers {
  /** Fires those of a length, once there are some. */
  readonly elapse: (lengthMs: number) => Promise<void>;
  /** Fires the first one, unless it was cleared. */
  readonly elapseFirst: () => void;
}

interface HeldTimer {
  readonly lengthMs: number;
  readonly action: () => void;
  isCancelled: boolean;
}

const browser = {
  setTimeout: window.setTimeout.bind(window),
  clearTimeout: window.clearTimeout.bind(window),
};

/**
 * Holds timers of some lengths until the end of the test.
 * @param lengthsMs their lengths, in milliseconds
 * @returns fires them
 */
export function holdTimers(...lengthsMs: readonly number[]): HeldTimers {
  const timers: HeldTimer[] = [];
  const setTimeout = (action: (...given: unknown[]) => void, delayMs = 0, ...given: unknown[]): number => {
    if (!lengthsMs.includes(delayMs)) return browser.setTimeout(action, delayMs, ...given);
    // It ends early rather than late: nothing is taken off the length of what follows it.
    const setMs = performance.now();
    timers.push({
      lengthMs: delayMs,
      action: () => {
        runAt(setMs, () => {
          action(...given);
        });
      },
      isCancelled: false,
    });
    // No timer of the browser has a negative number.
    return -timers.length;
  };
  const clearTimeout = (id?: number): void => {
    const timer = timers[-(id ?? 0) - 1];
    if (timer) timer.isCancelled = true;
    else browser.clearTimeout(id);
  };
  Object.assign(window, { setTimeout, clearTimeout });
  return {
    async elapse(lengthMs) {
      const due = () => timers.filter((timer) => timer.lengthMs === lengthMs && !timer.isCancelled);
      await waitUntil(() => due().length > 0, `no timer of ${lengthMs} ms`);
      for (const timer of due()) {
        timer.isCancelled = true;
        timer.action();
      }
    },
    elapseFirst() {
      if (timers[0]?.isCancelled === false) timers[0].action();
    },
  };
}

afterEach(() => {
  Object.assign(window, browser);
});
