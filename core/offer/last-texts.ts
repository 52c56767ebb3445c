import { isBlank } from '../text/index.ts';

/**
 * Reads a seller's form: several controls of one name are one choice, and the last one that is not blank counts.
 * @param entries the entries that the browser sends, in their order; files are ignored
 * @returns control name → text; '' if all of its texts are blank
 * Source: docs/behaviour/adding-to-cart.md §1.4
 */
export function lastTexts(entries: Iterable<readonly [string, unknown]>): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [name, text] of entries)
    if (typeof text === 'string') texts.set(name, isBlank(text) ? (texts.get(name) ?? '') : text);
  return texts;
}
