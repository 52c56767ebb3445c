import type { Report } from './report.ts';

/**
 * Calls code that is not ours, or that must not get in anybody's way: what it throws is reported instead.
 * @param report receives what was thrown
 * @param context where it happened: room and action, such as `cart.refresh`
 * @param action what to call
 * @param fallback stands in for the result of an action that threw
 * @returns the action's result, or the fallback
 * Source: docs/behaviour/wire.md §6.3, §6.4
 */
export function tryAndReport<Result>(
  report: Report,
  context: string,
  action: () => Result,
  fallback: Result,
): Result;
export function tryAndReport(report: Report, context: string, action: () => void): void;
export function tryAndReport(
  report: Report,
  context: string,
  action: () => unknown,
  fallback?: unknown,
): unknown {
  try {
    return action();
  } catch (error) {
    report(error, context);
    return fallback;
  }
}
