import type { Report } from './report.ts';

/**
 * Calls third-party or non-critical code; reports its errors instead of throwing them.
 * @param report receives the error
 * @param context module and action, such as `cart.refresh`
 * @param action the function to call
 * @param fallback the result if the action throws
 * @returns the action's result, or the fallback
 * Source: docs/behaviour/network.md §6.3, §6.4
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
