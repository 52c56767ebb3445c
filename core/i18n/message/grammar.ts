/** Names of arguments and keys of select: anything but white space and the signs that languages are written with. */
const NAME = String.raw`[^\p{Pattern_Syntax}\p{Pattern_White_Space}\s]+`;

/** What may stand at a place of a message; each is tried where it is wanted and nowhere else. Source: docs/behaviour/locale-data.md §7. */
export const TOKENS = {
  separators: /[\s,]*/y,
  argument: new RegExp(String.raw`\d+|${NAME}`, 'yu'),
  formatter: /selectordinal|select|plural|decimal|number|money|currency|datetime-interval|datetime/y,
  offset: /offset:-?\d+/y,
  pluralKey: /=\d+(?:\.\d+)?|zero|one|two|few|many|other/y,
  selectKey: new RegExp(NAME, 'yu'),
  /** Not past a "}": what stands behind a branch is read with what it stands in. */
  plain: /[^'{}#]+|\}/y,
} as const;

/**
 * Reads what stands at a place of a message.
 * @param token what is wanted
 * @param text the message
 * @param at the place
 * @returns what stands there, or "" when it is something else
 */
export function readAt(token: RegExp, text: string, at: number): string {
  token.lastIndex = at;
  return token.exec(text)?.[0] ?? '';
}

/**
 * Passes over spaces and commas.
 * @param text the message
 * @param at the place
 * @returns the place behind them
 */
export function skipSeparators(text: string, at: number): number {
  return at + readAt(TOKENS.separators, text, at).length;
}
