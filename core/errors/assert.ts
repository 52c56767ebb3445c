import { showValue } from './show-value.ts';

/** A programmer's mistake, found where the value comes in. Source: docs/behaviour/wire.md §6.1. */
export class AssertionError extends Error {
  override readonly name = 'AssertionError';
}

/**
 * Asserts that a caller's value is what a function expects.
 * @param condition what must hold
 * @param where the function's name, first in the message
 * @param expected what was expected, in words
 * @param got the actual value
 * @throws AssertionError when the condition is false
 */
export function assert(
  condition: boolean,
  where: string,
  expected: string,
  got?: unknown,
): asserts condition {
  if (!condition) throw new AssertionError(`${where}: expected ${expected}, got ${showValue(got)}`);
}
