/**
 * Precedes markup of a body: parsers move nodes before the first visible one into the head, where `noscript` ends
 * early.
 */
export const IN_BODY = '<body>';

/** A word that no markup contains; only letters, so that every parser reads it as text. */
const MARK = 'storefrontunreported';

/**
 * Where text is inserted: before the names of `<style>` and `<base>`, which a policy reports, and of `<noframes>`, because a
 * `<style>` becomes one; after each `style` that may be an attribute name: after a space, a slash or a quotation mark. The
 * names stay: `<style` becomes `<noframes/MARKstyle`.
 */
const RENAMED = /<(\/?)(?=(style|base|noframes)[\t\n\f\r />])|[\t\n\f\r /"']style(?=[\t\n\f\r />=])/gi;

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
  // Parsed like the original, without a request. The text in one ends at its own name, so no two names share a replacement:
  // `</noframes>` must not end `<style></noframes>`.
  const replacements: Readonly<Record<string, string>> = {
    base: 'bgsound',
    style: 'noframes',
    noframes: /noembed/i.test(html) ? 'iframe' : 'noembed',
  };
  return html.replaceAll(RENAMED, (found: string, slash?: string, name?: string) => {
    const replacement = replacements[name?.toLowerCase() ?? ''];
    return replacement === undefined ? found + MARK : `<${slash}${replacement}/${MARK}`;
  });
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
