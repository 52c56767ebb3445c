import type { Schedule } from '../../../core/purchase/index.ts';

/** A clock that moves only by hand. */
export interface HandClock {
  readonly schedule: Schedule;
  readonly nowMs: () => number;
  /** Advances the time and runs due actions, in order. */
  pass(ms: number): void;
  /** Advances the time without running anything, like a suspended tab; due actions run with the next `pass`. */
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
