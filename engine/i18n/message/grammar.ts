/** Names of arguments and keys of select: anything but white space and syntax characters. */
const NAME = String.raw`[^\p{Pattern_Syntax}\p{Pattern_White_Space}\s]+`;

/** The tokens of a message; each is tried only where it is expected. Source: docs/behaviour/locale-data.md §7. */
export const TOKENS = {
  separators: /[\s,]*/y,
  argument: new RegExp(String.raw`\d+|${NAME}`, 'yu'),
  formatter: /selectordinal|select|plural|decimal|number|money|currency|datetime-interval|datetime/y,
  offset: /offset:-?\d+/y,
  pluralKey: /=\d+(?:\.\d+)?|zero|one|two|few|many|other/y,
  selectKey: new RegExp(NAME, 'yu'),
  /** Up to a "}": text after a branch belongs to the surrounding text. */
  plain: /[^'{}#]+|\}/y,
} as const;

/**
 * Reads a token.
 * @param token the expected one
 * @param text the message
 * @param at the place
 * @returns its text; "" if there is something else
 */
export function readAt(token: RegExp, text: string, at: number): string {
  token.lastIndex = at;
  return token.exec(text)?.[0] ?? '';
}

/**
 * Skips spaces and commas.
 * @param text the message
 * @param at the place
 * @returns the place after them
 */
export function skipSeparators(text: string, at: number): number {
  return at + readAt(TOKENS.separators, text, at).length;
}
