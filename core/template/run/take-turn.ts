import type { Fail } from './compilation.ts';
import { MAX_OUTPUT_LENGTH } from './limits.ts';
import type { Scope } from './scope.ts';

/**
 * Counts a turn of a loop, or a call of a partial, against what one rendering may use up.
 * @param scope any frame of the rendering
 * @param length UTF-16 units that the loop has printed so far
 * @param fail notes, once for a rendering, that a limit was reached
 * @returns false when nothing is left: the loop ends
 * Source: advice §4.7 (limits on loop turns and output length)
 */
export function takeTurn(scope: Scope, length: number, fail: Fail): boolean {
  const { run } = scope;
  if (run.turnsLeft > 0 && length <= MAX_OUTPUT_LENGTH) {
    run.turnsLeft--;
    return true;
  }
  if (!run.isExhausted) fail(scope, 'limit', 'RuntimeError: Limit of work for one rendering reached');
  run.isExhausted = true;
  run.turnsLeft = 0;
  return false;
}
