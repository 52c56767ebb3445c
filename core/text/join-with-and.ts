/**
 * Joins names as in an English sentence, without a comma before the last "and": "A", "A and B", "A, B and C".
 * @param names any number of names
 * @returns the joined names; empty for none
 * Source: docs/behaviour/adding-to-cart.md §1.1
 */
export function joinWithAnd(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
