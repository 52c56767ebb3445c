import { isJsonObject, parseJson } from '../json/index.ts';

/**
 * Formats the answers of a line, without their questions, which only its form knows.
 * @param additionalFields the answers as a JSON text: field → text, list or parts
 * @returns such as "Ada Byron · Vegan, No nuts"; empty without answers
 * Source: docs/behaviour/cart-page.md §5.2
 */
export function answersText(additionalFields: string): string {
  const answers = parseJson(additionalFields);
  return isJsonObject(answers) ? joined(Object.values(answers), ' · ') : '';
}

function joined(values: readonly unknown[], separator: string): string {
  return values
    .map(textOf)
    .filter((text) => text !== '')
    .join(separator);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return joined(value, ', ');
  return isJsonObject(value) ? joined(Object.values(value), ' ') : '';
}
