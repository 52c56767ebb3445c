/** A programmer's mistake, found at a door. Source: docs/behaviour/wire.md §6.1. */
export class AssertionError extends Error {
  override readonly name = 'AssertionError';
}

/**
 * Stops at a door when a caller's value is not what the door expects.
 * @param condition what must hold
 * @param where the function's name, first in the message
 * @param expected what was expected, in words
 * @param got the value that came instead; shown in at most 100 characters
 * @throws AssertionError when the condition is false
 */
export function assert(
  condition: boolean,
  where: string,
  expected: string,
  got?: unknown,
): asserts condition {
  if (!condition) throw new AssertionError(`${where}: expected ${expected}, got ${show(got)}`);
}

const MAX_SHOWN_LENGTH = 100;

function show(value: unknown): string {
  let text: string;
  try {
    text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  } catch {
    text = typeof value;
  }
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
}
