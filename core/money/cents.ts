/**
 * Writes cents as a decimal text in major units, whatever the currency: what templates count in hundredths.
 * @param cents as data have them; a fraction of a cent is rounded as a double is
 * @returns for example "123.45", "-0.05"; "" for what is no finite number
 * Source: docs/behaviour/template-markup.md §5.3
 */
export function decimalFromCents(cents: number): string {
  return Number.isFinite(cents) ? (cents / 100).toFixed(2) : '';
}
