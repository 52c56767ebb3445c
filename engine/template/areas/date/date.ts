import { compileDatePattern, createTimeZones, TIME_STRINGS } from '../../../time/index.ts';
import type { Formatter } from '../../run/area.ts';
import { toNumber } from '../../values/convert.ts';
import { unlessNoMoment } from './no-moment.ts';
import { zoneNameOf } from './zone-name.ts';

/**
 * Creates the formatter `date`, with a cache of time zones that all its tags share.
 * @returns {v|date %B %e, %Y}; it throws a RangeError for anything that is not a moment, or outside the calendars
 * Source: docs/behaviour/template-language.md §10.1
 */
export function createDate(): Formatter<readonly [pattern: string, ...more: string[]]> {
  const zones = createTimeZones();
  return (args, tools) => {
    const pattern = args.join(' ');
    if (args.length === 0) return () => '';
    const write = compileDatePattern(pattern, tools.isStrict);
    if (!tools.isStrict)
      return { scoped: (value, scope) => write(toNumber(value), zones.get(zoneNameOf(scope))) };
    return unlessNoMoment(true, (value, scope) => {
      const zone = zones.get(zoneNameOf(scope));
      if (!zone.isKnown) tools.fail(scope, 'unexpected', `RuntimeError: ${TIME_STRINGS.unknownZone}`);
      return write(toNumber(value), zone);
    });
  };
}
