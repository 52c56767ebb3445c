/** The placeholder for a stored password, which the store never sends. Its length reveals nothing. Source: docs/behaviour/owner.md §8.1 */
export const MASKED_PASSWORD = '••••••••';

/**
 * Reads the password of a field that initially holds the placeholder.
 * @param typed the field's value
 * @returns the new password, "" to remove it; null to keep the stored one
 * Source: docs/behaviour/owner.md §8.1
 */
export function changedPassword(typed: string): string | null {
  return typed === MASKED_PASSWORD ? null : typed;
}
