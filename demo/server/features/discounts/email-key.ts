/**
 * Identifies a customer by email.
 * @param email in any case
 */
export function emailKeyOf(email: string): string {
  return email.toLowerCase();
}
