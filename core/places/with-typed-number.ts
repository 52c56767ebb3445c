/** A number of a house: 12, 12b, 12-14, 12/3. */
const NUMBER_BEFORE = /^\s*(\d+[a-z]?(?:[-/]\d+[a-z]?)?)[\s,]+\S/iu;
const NUMBER_INSIDE = /(?:^|\s)\d+[a-z]?(?=[\s,/-]|$)/iu;
const NUMBER_BEHIND = /\p{L}[.\s,]+(\d+[a-z]?(?:[-/]\d+[a-z]?)?)\s*$/iu;

/**
 * Adds the number of a house to a street that the provider knows without it; the visitor knows it.
 * @param street the line of an address; one with a number stays as it is
 * @param typed what was typed: the number stands where it was typed, before the street or behind it
 * Source: docs/behaviour/forms.md §13.5
 */
export function withTypedNumber(street: string, typed: string): string {
  if (NUMBER_INSIDE.test(street)) return street;
  const before = NUMBER_BEFORE.exec(typed)?.[1];
  if (before !== undefined) return `${before} ${street}`;
  const behind = NUMBER_BEHIND.exec(typed)?.[1];
  return behind === undefined ? street : `${street} ${behind}`;
}
