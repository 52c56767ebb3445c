/** Precedes markup of a body: parsers keep what stands before the first visible node in the head, where `noscript` ends early. */
export const IN_BODY = '<body>';

/** A word that no markup contains; only letters, so that every parser reads it as text. */
const MARK = 'storefrontunreported';

/**
 * Names of elements that a policy reports, and every `style` that may be an attribute name: after a space, a slash or a
 * quotation mark.
 */
const REPORTED = /<(\/?)(?=(style|base|noframes)[\t\n\f\r />])|[\t\n\f\r /"']style(?=[\t\n\f\r />=])/gi;

const INSERTED = new RegExp(String.raw`(?:noframes|noembed|iframe|bgsound)/${MARK}|${MARK}`, 'g');

/**
 * Renames everything that a strict content security policy reports on parsing, even in markup that is never shown: style
 * sheets, `style` attributes and `base`. Only inserts text, in any context, because only the parser can decide which
 * places are tags.
 * @param html the markup
 * @returns markup of the same structure, for a sanitiser; `unmarked` restores its texts
 * Source: docs/behaviour/elements.md §3.9
 */
export function policySafe(html: string): string {
  // Each replacement is parsed like its original, and requests nothing. Its text ends at its name, so each needs its own.
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
 * Removes the text that `policySafe` has inserted.
 * @param text a text or an attribute value of parsed markup
 */
export function unmarked(text: string): string {
  return text.replaceAll(INSERTED, '');
}

/**
 * Whether an attribute was renamed.
 * @param name its name in parsed markup
 */
export function isMarked(name: string): boolean {
  return name.includes(MARK);
}
