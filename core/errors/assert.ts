import { showValue } from './show-value.ts';

/** A programmer's mistake, thrown where the value enters a module. Source: docs/behaviour/network.md §6.1. */
export class AssertionError extends Error {
  override readonly name = 'AssertionError';
}

/**
 * Asserts that a caller's value is what a function expects.
 * @param condition what must hold
 * @param where the function's name, first in the message
 * @param expected what was expected, in words
 * @param got the actual value
 * @throws AssertionError if the condition is false
 */
export function assert(
  condition: boolean,
  where: string,
  expected: string,
  got?: unknown,
): asserts condition {
  if (!condition) throw new AssertionError(`${where}: expected ${expected}, got ${showValue(got)}`);
}

/**
 * Asserts that an object of the page's program has the required methods.
 * @param value anything
 * @param where the object's name, first in the message
 * @param names the names of the methods
 * @throws AssertionError if it is not an object or lacks one of them
 */
export function assertMethods(value: unknown, where: string, names: readonly string[]): void {
  assert(typeof value === 'object' && value !== null, where, 'an object', value);
  for (const name of names) {
    const method: unknown = Reflect.get(value, name);
    assert(typeof method === 'function', where, `a method ${name}`, method);
  }
}
