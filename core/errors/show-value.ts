const MAX_SHOWN_LENGTH = 100;

/**
 * Formats an unexpected value for a developer.
 * @param value anything
 * @returns at most 101 characters; only the type for objects and functions
 * Source: docs/behaviour/settings.md §2.2
 */
export function showValue(value: unknown): string {
  const text = print(value);
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
}

function print(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return Object(value) === value ? typeof value : String(value);
}
