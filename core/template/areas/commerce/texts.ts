import type { Scope } from '../../run/scope.ts';
import { isTruthy, toText } from '../../values/convert.ts';
import type { Text } from './strings.ts';

/**
 * Looks up what a site says in its own words.
 * @param scope where it is looked up
 * @param key the name of the text
 * @returns the site's value as it is; undefined for missing
 * Source: docs/behaviour/template-markup.md §1.10
 */
export function ownText(scope: Scope, key: string): unknown {
  return scope.lookUp(['localizedStrings', key]);
}

/**
 * Reads a text of the site, or the English one when the site has none or an empty one.
 * @param scope where it is looked up
 * @param text which
 * Source: docs/behaviour/template-markup.md §1.10
 */
export function textOf(scope: Scope, text: Text): string {
  return toText(ownText(scope, text.key)) || text.english;
}

/**
 * Reads a text of the site, or the English one when the site does not name it at all.
 * @param scope where it is looked up
 * @param text which
 * @returns the text; "" when the site names it null
 * Source: docs/behaviour/template-markup.md §1.10
 */
export function textIfNamed(scope: Scope, text: Text): string {
  const own = ownText(scope, text.key);
  return own === undefined ? text.english : toText(own);
}

/**
 * Reads what the site says in place of a text, or the English one when that is not truthy.
 * @param scope where it is looked up
 * @param text which
 * @returns the site's value as it is, or the English text
 * Source: docs/behaviour/template-markup.md §1.10
 */
export function truthyOf(scope: Scope, text: Text): unknown {
  const own = ownText(scope, text.key);
  return isTruthy(own) ? own : text.english;
}
