import { readDateOptions, readIntervalOptions, readRelativeOptions } from '../../../i18n/index.ts';
import type { AnyFormatter, Formatter, ScopedFormat } from '../../run/area.ts';
import { toNumber } from '../../values/convert.ts';
import { unlessNoMoment } from '../date/no-moment.ts';
import { zoneNameOf } from '../date/zone-name.ts';
import type { DateOptionText, IntervalOptionText, RelativeOptionText } from './option-texts.ts';

/** `{v|datetime long}`: a moment as the locale writes it. Source: docs/behaviour/template-language.md §10.3. */
const datetime: Formatter<readonly DateOptionText[]> = (args, tools) => {
  const options = readDateOptions(args, tools.warn);
  return unlessNoMoment(tools.isStrict, (value, scope) => {
    const epochMs = toEpochMs(value);
    const { locale } = scope.run;
    if (locale === undefined || Number.isNaN(epochMs)) return '';
    return locale.formatDate(epochMs, zoneNameOf(scope), options);
  });
};

/** `{a,b|datetime-interval yMMMd}`: the span between two moments. Source: docs/behaviour/template-language.md §10.4. */
const datetimeInterval: Formatter<readonly IntervalOptionText[]> = (args, tools) => {
  const options = readIntervalOptions(args, tools.warn);
  const write: ScopedFormat['scoped'] = (value, scope, rest) => {
    if (rest.length === 0) return '';
    const startMs = toNumber(value);
    const endMs = toNumber(rest[0]);
    const { locale } = scope.run;
    if (locale === undefined || !Number.isFinite(startMs) || !Number.isFinite(endMs)) return '';
    return locale.formatInterval(startMs, endMs, zoneNameOf(scope), options);
  };
  return unlessNoMoment(tools.isStrict, write, 2);
};

/** `{v|relative-time}`: how far a moment is from now, or the second from the first. Source: docs/behaviour/template-language.md §10.5. */
const relativeTime: Formatter<readonly RelativeOptionText[]> = (args, tools) => {
  const options = readRelativeOptions(args, tools.warn);
  const write: ScopedFormat['scoped'] = (value, { run }, rest) => {
    const first = toNumber(value);
    const [startMs, endMs] = rest.length === 0 ? [run.nowMs, first] : [first, toNumber(rest[0])];
    if (run.locale === undefined || !Number.isFinite(startMs) || !Number.isFinite(endMs)) return '';
    return run.locale.formatRelative(startMs, endMs, options);
  };
  return unlessNoMoment(tools.isStrict, write, 2);
};

/**
 * Infinity is not a moment: the existing engine takes it for the earliest one.
 * Source: docs/behaviour/template-language.md §10.3
 */
function toEpochMs(value: unknown): number {
  const epochMs = toNumber(value);
  return Math.abs(epochMs) === Infinity ? 0 : epochMs;
}

/** Dates as a locale writes them. Source: docs/behaviour/template-language.md §10.3, §10.4, §10.5. */
export const i18nDateFormatters = {
  datetime,
  'datetime-interval': datetimeInterval,
  'relative-time': relativeTime,
} as const satisfies Readonly<Record<string, AnyFormatter>>;
