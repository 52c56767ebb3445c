/** A street number: 12, 12b, 12-14, 12/3. */
const NUMBER_BEFORE = /^\s*(\d+[a-z]?(?:[-/]\d+[a-z]?)?)[\s,]+\S/iu;
const NUMBER_INSIDE = /(?:^|\s)\d+[a-z]?(?=[\s,/-]|$)/iu;
const NUMBER_BEHIND = /\p{L}[.\s,]+(\d+[a-z]?(?:[-/]\d+[a-z]?)?)\s*$/iu;
/** After the street, more often a postal code than a street number. */
const LONG_NUMBER = /^\d{4}/;

/**
 * Adds the typed street number to a street that the provider returned without one.
 * @param street the line of an address; one with a number stays as it is
 * @param typed the typed text; the number keeps its position before or after the street
 * @param zips the street's postal code in its notations, which is not a street number; null if unknown: then
 *   four and more digits after the street are not one, either
 * Source: docs/behaviour/forms.md §13.5
 */
export function withTypedNumber(street: string, typed: string, zips: readonly string[] | null): string {
  if (NUMBER_INSIDE.test(street)) return street;
  const text = (zips ?? []).reduce(without, typed);
  const before = NUMBER_BEFORE.exec(text)?.[1];
  if (before !== undefined) return `${before} ${street}`;
  const behind = NUMBER_BEHIND.exec(text)?.[1];
  if (behind === undefined || (zips === null && LONG_NUMBER.test(behind))) return street;
  return `${street} ${behind}`;
}

/** Removes a postal code from the typed text, with or without its spaces and hyphens. */
function without(typed: string, zip: string): string {
  const characters = zip.match(/[\p{L}\p{N}]/gu) ?? [];
  const code = new RegExp(`(^|[^\\p{L}\\p{N}])${characters.join('[\\s-]?')}(?![\\p{L}\\p{N}])`, 'iu');
  return typed.replace(code, '$1');
}
