import type { Fail, Scope } from './scope.ts';

/**
 * Spends loop iterations, or a call of a partial, from the budget of one rendering.
 * @param scope any frame of the rendering
 * @param count the number, 1 or more
 * @param fail notes, once per rendering, that a limit was reached
 * @returns how many are allowed: fewer, or none, at the limit
 * Source: docs/behaviour/template-language.md §8.6
 */
export function spend(scope: Scope, count: number, fail: Fail): number {
  const { run } = scope;
  const spent = Math.min(count, run.turnsLeft);
  run.turnsLeft -= spent;
  if (spent < count) reportLimit(scope, fail);
  return spent;
}

/**
 * Reports, once per rendering, that a limit was reached.
 * @param scope any frame of the rendering
 * @param fail notes it
 */
export function reportLimit(scope: Scope, fail: Fail): void {
  if (scope.run.isExhausted) return;
  scope.run.isExhausted = true;
  fail(scope, 'limit', 'RuntimeError: Limit of work for one rendering reached');
}
