import type { Schedule } from '../../../core/product/index.ts';

/** A clock that moves only by hand. */
export interface HandClock {
  readonly schedule: Schedule;
  readonly nowMs: () => number;
  /** Moves on and runs what comes due, in order. */
  pass(ms: number): void;
  /** Moves on without running anything, as a tab asleep; what came due runs with the next `pass`. */
  sleep(ms: number): void;
  /** How many actions wait. */
  waiting(): number;
}

/** Makes a clock at 0. */
export function createHandClock(): HandClock {
  let nowMs = 0;
  let actions: { readonly dueMs: number; readonly action: () => void }[] = [];
  const runDue = (untilMs: number) => {
    for (;;) {
      const next = actions.filter(({ dueMs }) => dueMs <= untilMs).sort((a, b) => a.dueMs - b.dueMs)[0];
      if (!next) return;
      actions = actions.filter((entry) => entry !== next);
      nowMs = Math.max(nowMs, next.dueMs);
      next.action();
    }
  };
  return {
    schedule(action, delayMs) {
      const entry = { dueMs: nowMs + delayMs, action };
      actions.push(entry);
      return () => {
        actions = actions.filter((other) => other !== entry);
      };
    },
    nowMs: () => nowMs,
    pass(ms) {
      const untilMs = nowMs + ms;
      runDue(untilMs);
      nowMs = untilMs;
    },
    sleep(ms) {
      nowMs += ms;
    },
    waiting: () => actions.length,
  };
}
