import { assert } from '../errors/index.ts';
import { readNumberText } from '../money/index.ts';

/**
 * Stops at a door when what should be a number is none.
 * @param value a finite number, or decimal text
 * @param where the door's name
 * @returns the number as text
 * @throws AssertionError for anything else
 * Source: docs/behaviour/locale-data.md §2.5
 */
export function assertNumber(value: unknown, where: string): string {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  assert(typeof readNumberText(text) === 'object', where, 'a finite number or decimal text', value);
  return text;
}
