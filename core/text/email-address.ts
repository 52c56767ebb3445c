/** Shortest and longest e-mail address, in UTF-16 code units. Source: docs/behaviour/forms.md §4.2 */
const EMAIL_LENGTHS = { min: 3, max: 256 } as const;

// Longest label of a domain name in DNS.
const LABEL_MAX_LENGTH = 63;

// HTML allows these characters before the "@": letters, digits and these marks, dots anywhere. Each test runs once over the
// text, without backtracking.
const LOCAL_PART = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i;

// Letters of any script: a browser may send such a domain as it was typed.
const LABEL = /^[\p{L}\p{M}\p{N}-]+$/u;

/**
 * Returns whether a text is an e-mail address: everything that a browser's e-mail field accepts, and domains in any script.
 * @param text as typed, without white space around it
 * @returns true for 3–256 characters of the form user@domain
 * Source: docs/behaviour/forms.md §4.2
 */
export function isEmailAddress(text: string): boolean {
  if (text.length < EMAIL_LENGTHS.min || text.length > EMAIL_LENGTHS.max) return false;
  const at = text.indexOf('@');
  return (
    at > 0 &&
    LOCAL_PART.test(text.slice(0, at)) &&
    text
      .slice(at + 1)
      .split('.')
      .every(isLabel)
  );
}

function isLabel(label: string): boolean {
  const hasEdge = label.startsWith('-') || label.endsWith('-');
  return label.length <= LABEL_MAX_LENGTH && !hasEdge && LABEL.test(label);
}
