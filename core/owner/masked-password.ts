/** Stands in a field for a password that is set, which no page is told; its length is ours. Source: docs/behaviour/owner.md §8.1 */
export const MASKED_PASSWORD = '••••••••';

/**
 * Tells which password an owner wants, by what a field holds that began with the placeholder.
 * @param typed the field's value
 * @returns the new password, "" for none any more; null if the one that is set stays
 * Source: docs/behaviour/owner.md §8.1
 */
export function changedPassword(typed: string): string | null {
  return typed === MASKED_PASSWORD ? null : typed;
}
