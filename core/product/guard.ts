import type { Report } from '../shared/index.ts';

/** Calls a callback of somebody else; when it throws, that is reported and the fallback counts. */
export type Guard = <Answer>(callback: () => Answer, fallback: Answer) => Answer;

/**
 * Makes a guard.
 * @param report hears of callbacks that throw
 * @param context where the callbacks are called
 * @returns the guard
 * Source: docs/behaviour/wire.md §6.4
 */
export function createGuard(report: Report, context: string): Guard {
  return (callback, fallback) => {
    try {
      return callback();
    } catch (error) {
      report(error, context);
      return fallback;
    }
  };
}
