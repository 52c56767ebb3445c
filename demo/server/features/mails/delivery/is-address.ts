const MAX_LENGTH = 254;
/** Nothing that separates or quotes addresses, and no white space. */
const PLAIN = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u;

/**
 * Checks whether a text is one mail address that a mail server cannot take for several, or for a command.
 * @param text an address
 */
export function isAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && PLAIN.test(text);
}
