/**
 * Formats cents as a decimal text in major units, for every currency: templates count in hundredths.
 * @param cents as they are in the data; a fraction of a cent is rounded like a double
 * @returns for example "123.45", "-0.05"; "" for anything that is not a finite number
 * Source: docs/behaviour/template-markup.md §5.3
 */
export function decimalFromCents(cents: number): string {
  return Number.isFinite(cents) ? (cents / 100).toFixed(2) : '';
}
