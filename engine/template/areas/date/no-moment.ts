import type { ScopedFormat } from '../../run/area.ts';
import { isNothing } from '../../values/value.ts';

/**
 * Makes a date formatter print nothing, in strict mode, if a moment is null or missing; the existing engine prints
 * 1970 for both.
 * @param isStrict true in strict mode; otherwise the formatter is unchanged
 * @param work the formatter function
 * @param momentCount how many of the tag's values are moments
 * @returns the formatter function to use
 * Source: docs/behaviour/template-language.md §15.4
 */
export function unlessNoMoment(
  isStrict: boolean,
  work: ScopedFormat['scoped'],
  momentCount: 1 | 2 = 1,
): ScopedFormat {
  if (!isStrict) return { scoped: work };
  return {
    scoped: (value, scope, rest) =>
      isNothing(value) || (momentCount === 2 && rest.length > 0 && isNothing(rest[0]))
        ? ''
        : work(value, scope, rest),
  };
}
