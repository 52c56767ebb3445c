import { isDomainName } from './domain-name.ts';

/** Shortest and longest e-mail address, in UTF-16 code units. Source: docs/behaviour/forms.md §4.2 */
const EMAIL_LENGTHS = { min: 3, max: 256 } as const;

// HTML allows these characters before the "@": letters, digits and these marks, dots anywhere. Each test runs once over the
// text, without backtracking.
const LOCAL_PART = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i;

/**
 * Returns whether a text is an e-mail address: everything that a browser's e-mail field accepts, if its domain has a
 * dot, and domains in any script. Mail servers of the Internet refuse domains without one (RFC 7085).
 * @param text a normalised address
 * @returns true for 3–256 characters of the form user@domain
 * Source: docs/behaviour/forms.md §4.2
 */
export function isEmailAddress(text: string): boolean {
  if (text.length < EMAIL_LENGTHS.min || text.length > EMAIL_LENGTHS.max) return false;
  const at = text.indexOf('@');
  return at > 0 && LOCAL_PART.test(text.slice(0, at)) && isDomainName(text.slice(at + 1));
}
