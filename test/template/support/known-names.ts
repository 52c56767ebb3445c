import type { Names } from '../../../engine/template/tree/parsed.ts';

/** Formatters that both engines know. */
const FORMATTERS = new Set(['html', 'json', 'truncate', 'encode-uri']);

/** Predicates that both engines know. */
const PREDICATES = new Set(['equal?', 'even?', 'odd?']);

/**
 * A handful of names, enough for parsing.
 * @param isStrict the dialect
 * @returns the parser's known names
 */
export function knownNames(isStrict = false): Names {
  return {
    isStrict,
    formatters: FORMATTERS,
    predicates: PREDICATES,
  };
}
