/** A word that no markup contains; of letters alone, so that no parser takes it for anything else. */
const MARK = 'storefrontunreported';

/**
 * Names of elements that are reported, and every `style` that could name an attribute: a name begins after a space, a slash
 * or a quotation mark.
 */
const REPORTED = /<(\/?)(?=(style|base|noframes)[\t\n\f\r />])|[\t\n\f\r /"']style(?=[\t\n\f\r />=])/gi;

const INSERTED = new RegExp(String.raw`(?:noframes|noembed|iframe|bgsound)/${MARK}|${MARK}`, 'g');

/**
 * Renames in markup what a strict content security policy reports as soon as it is parsed, though it is never shown:
 * sheets, attributes of style and the base of its addresses. It only inserts text, in any context: which places a parser
 * takes for tags depends on all that precedes them, and is left to the parser.
 * @param html the markup
 * @returns markup of the same structure, for a sanitiser; `unmarked` restores the texts in it
 * Source: docs/behaviour/elements.md §3.9
 */
export function policySafe(html: string): string {
  // Each is parsed like the other, and requests nothing. The text in one ends at its name, so none may stand for two.
  const standIns: Readonly<Record<string, string>> = {
    base: 'bgsound',
    style: 'noframes',
    noframes: /noembed/i.test(html) ? 'iframe' : 'noembed',
  };
  return html.replaceAll(REPORTED, (found: string, slash: string | undefined, name: string | undefined) =>
    name === undefined ? found + MARK : `<${slash ?? ''}${standIns[name.toLowerCase()] ?? ''}/${MARK}`,
  );
}

/**
 * Removes what `policySafe` has inserted.
 * @param text a text or the value of an attribute, of parsed markup
 */
export function unmarked(text: string): string {
  return text.replaceAll(INSERTED, '');
}

/**
 * Tells whether an attribute has been renamed.
 * @param name its name in parsed markup
 */
export function isMarked(name: string): boolean {
  return name.includes(MARK);
}
