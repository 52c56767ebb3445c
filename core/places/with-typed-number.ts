/** A number of a house: 12, 12b, 12-14, 12/3. */
const NUMBER_BEFORE = /^\s*(\d+[a-z]?(?:[-/]\d+[a-z]?)?)[\s,]+\S/iu;
const NUMBER_INSIDE = /(?:^|\s)\d+[a-z]?(?=[\s,/-]|$)/iu;
const NUMBER_BEHIND = /\p{L}[.\s,]+(\d+[a-z]?(?:[-/]\d+[a-z]?)?)\s*$/iu;
/** More often a postal code than the number of a house, where it stands behind. */
const LONG_NUMBER = /^\d{4}/;

/**
 * Adds the number of a house to a street that the provider knows without it; the visitor knows it.
 * @param street the line of an address; one with a number stays as it is
 * @param typed what was typed: the number stands where it was typed, before the street or behind it
 * @param zips how the postal code of the street is written, which is no number of a house; null if it is not known yet: then
 *   four digits and more behind the street are none, either
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

/** Takes a postal code out of what was typed, with or without its spaces and hyphens. */
function without(typed: string, zip: string): string {
  const characters = zip.match(/[\p{L}\p{N}]/gu) ?? [];
  const code = new RegExp(`(^|[^\\p{L}\\p{N}])${characters.join('[\\s-]?')}(?![\\p{L}\\p{N}])`, 'iu');
  return typed.replace(code, '$1');
}
