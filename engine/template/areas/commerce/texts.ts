import type { Scope } from '../../scope/scope.ts';
import { isTruthy, toText } from '../../values/convert.ts';
import type { Text } from './strings.ts';

/**
 * Looks up a text of the site.
 * @param scope the frame to look it up in
 * @param key the name of the text
 * @returns the site's value, unchanged; undefined if missing
 * Source: docs/behaviour/template-markup.md §1.10
 */
export function ownText(scope: Scope, key: string): unknown {
  return scope.lookUp(['localizedStrings', key]);
}

/**
 * Reads a text of the site, or the English one if the site has none or an empty one.
 * @param scope the frame to look it up in
 * @param text which
 * Source: docs/behaviour/template-markup.md §1.10
 */
export function textOf(scope: Scope, text: Text): string {
  return toText(ownText(scope, text.key)) || text.english;
}

/**
 * Reads a text of the site, or the English one if the site does not have the key at all.
 * @param scope the frame to look it up in
 * @param text which
 * @returns the text; "" if the site has null
 * Source: docs/behaviour/template-markup.md §1.10
 */
export function textIfNamed(scope: Scope, text: Text): string {
  const own = ownText(scope, text.key);
  return own === undefined ? text.english : toText(own);
}

/**
 * Reads the site's value for a text, or the English text if that is falsy.
 * @param scope the frame to look it up in
 * @param text which
 * @returns the site's value, unchanged, or the English text
 * Source: docs/behaviour/template-markup.md §1.10
 */
export function truthyOf(scope: Scope, text: Text): unknown {
  const own = ownText(scope, text.key);
  return isTruthy(own) ? own : text.english;
}
