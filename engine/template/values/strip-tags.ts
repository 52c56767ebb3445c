/**
 * Removes tags from a text: everything from "<" to the next ">", across lines too. Not a sanitiser: an unclosed "<"
 * stays.
 * @param text any text
 * @param replacement replaces each tag; empty by default
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
