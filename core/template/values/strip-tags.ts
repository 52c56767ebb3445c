/**
 * Takes the tags out of a text: everything from a "<" to the next ">", over line ends too. No sanitiser: a "<" that
 * nothing closes stays.
 * @param text any text
 * @param replacement what stands for each tag, nothing when not given
 * @returns the text between the tags
 * Source: docs/behaviour/template-language.md §9, §15.4
 */
export function stripTags(text: string, replacement = ''): string {
  let stripped = '';
  let start = 0;
  // Not a regular expression: a text of many "<" and no ">" would take quadratic time.
  for (;;) {
    const open = text.indexOf('<', start);
    const close = open < 0 ? -1 : text.indexOf('>', open);
    if (close < 0) return start === 0 ? text : stripped + text.slice(start);
    stripped += text.slice(start, open) + replacement;
    start = close + 1;
  }
}
