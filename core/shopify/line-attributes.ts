import { isJsonObject, parseJson } from '../json/index.ts';

/** Customers do not see attributes that begin with an underscore. */
const WHOLE = '_additionalFields';

/**
 * Writes a line's additional fields as attributes: each answer for the merchant, and the whole text for the page.
 * @param additionalFields a JSON text; empty for none
 * @returns the attributes; null for another text
 * Source: docs/behaviour/gateways.md §4.4
 */
export function attributesOf(
  additionalFields: string,
): readonly { readonly key: string; readonly value: string }[] | null {
  if (additionalFields === '') return [];
  const fields = parseJson(additionalFields);
  if (!isJsonObject(fields)) return null;
  const answers = Object.entries(fields).map(([key, value]) => ({ key, value: textOf(value) }));
  return [...answers, { key: WHOLE, value: additionalFields }];
}

/**
 * Reads a line's additional fields.
 * @param attributes the line's
 * @returns the text that was written; empty for none
 */
export function additionalFieldsOf(
  attributes: readonly { readonly key: string; readonly value: string | null }[],
): string {
  return attributes.find(({ key }) => key === WHOLE)?.value ?? '';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
