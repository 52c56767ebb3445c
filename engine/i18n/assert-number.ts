import { assert } from '../../core/errors/index.ts';
import { readNumberText } from '../../core/money/index.ts';

/**
 * Asserts that a value is a number.
 * @param value a finite number, or decimal text
 * @param where the name of the function that was called
 * @returns the number as text
 * @throws AssertionError for anything else
 * Source: docs/behaviour/locale-data.md §2.5
 */
export function assertNumber(value: unknown, where: string): string {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  assert(typeof readNumberText(text) === 'object', where, 'a finite number or decimal text', value);
  return text;
}
