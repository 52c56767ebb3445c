import type { ScopedFormat } from '../../run/area.ts';
import { isNothing } from '../../values/value.ts';

/**
 * Lets a formatter of dates print nothing, in strict mode, where a moment is null or missing; the existing engine
 * takes both for 1970.
 * @param isStrict true in strict mode; otherwise the work stays as it is
 * @param work what the formatter does
 * @param momentCount how many of the tag's values are moments
 * @returns the work to be done
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
