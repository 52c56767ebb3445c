import { keepRecent } from '../../core/cache/index.ts';
import { DAY_MS } from './civil.ts';
import { DEFAULT_TIME_ZONE } from './default-time-zone.ts';
import { partOf } from './part-of.ts';
import { TIME_STRINGS } from './strings.ts';
import { isUsedAbbreviation, NAMING_LOCALES, tabledAbbreviation } from './zone-names.ts';

/** A time zone. */
export interface TimeZone {
  /** IANA name; "UTC" if the requested zone is unknown. */
  readonly name: string;
  /** False if the requested zone is unknown. */
  readonly isKnown: boolean;
  /**
   * @param epochMs a moment
   * @returns how far local time is ahead of UTC, in milliseconds
   */
  offsetMs(epochMs: number): number;
  /**
   * @param epochMs a moment
   * @returns "EST", "CEST", or the offset if the zone has no abbreviation: "+03", "-0330"
   */
  abbreviation(epochMs: number): string;
}

/** Time zones by name, cached. */
export interface TimeZones {
  /**
   * @param name IANA name, in any case; offsets such as "+05:00" are unknown
   * @returns the zone, or UTC
   */
  get(name: string): TimeZone;
  /**
   * @param name IANA name; default: America/New_York
   * @returns the zone
   * @throws RangeError "Failed to load timezone..." if it is unknown
   */
  load(name?: string): TimeZone;
}

/** An offset of a zone, and its abbreviation. */
interface ZoneOffset {
  readonly offsetMs: number;
  /** Computed on first use. */
  abbreviation?: string;
}

/** A period with at most one change of offset. */
interface Period {
  readonly before: ZoneOffset;
  /** The moment from which `after` applies; Infinity if nothing changes. */
  readonly changesAt: number;
  readonly after: ZoneOffset;
}

/** Sizes of the caches. */
const LIMITS = { zones: 32, periods: 1024 } as const;

/** No zone has ever changed twice within seven days. */
const PERIOD_MS = 4 * DAY_MS;

/** Winters and summers of 1973 and 2024. */
const NAMED_SINCE = [95e9, 111e9, 1.705e12, 1.721e12] as const;

/** For anything that is not a moment. */
const NO_OFFSET: ZoneOffset = { offsetMs: 0, abbreviation: '' };

/** `Date` has no moments further from 1970. */
const FURTHEST_MS = 8.64e15 - PERIOD_MS;

/**
 * Creates a cache of time zones.
 * @returns zones by name
 * Source: docs/behaviour/time.md §1
 */
export function createTimeZones(): TimeZones {
  const keepZone = keepRecent<string, TimeZone>(LIMITS.zones);
  const get = (name: string) => keepZone(name, createTimeZone);
  return {
    get,
    load: (name = DEFAULT_TIME_ZONE) => {
      const zone = get(name);
      if (!zone.isKnown) throw new RangeError(TIME_STRINGS.unknownZone);
      return zone;
    },
  };
}

function createTimeZone(asked: string): TimeZone {
  const name = canonicalName(asked);
  const zone = name ?? 'UTC';
  const requested = name === undefined ? zone : asked;
  const offsets = dateFormat('en-US', zone, 'longOffset');
  const keepPeriod = keepRecent<number, Period>(LIMITS.periods);
  const explorePeriod = (number: number) => explore(offsets, number * PERIOD_MS);
  let names: readonly Intl.DateTimeFormat[] | undefined;

  function periodOf(epochMs: number): Period {
    return keepPeriod(Math.floor(epochMs / PERIOD_MS), explorePeriod);
  }

  function offsetAt(epochMs: number): ZoneOffset {
    if (!(Math.abs(epochMs) < FURTHEST_MS)) return NO_OFFSET;
    const period = periodOf(epochMs);
    return epochMs < period.changesAt ? period.before : period.after;
  }

  return {
    name: zone,
    isKnown: name !== undefined,
    offsetMs: (epochMs) => offsetAt(epochMs).offsetMs,
    abbreviation(epochMs) {
      const offset = offsetAt(epochMs);
      return (offset.abbreviation ??= findAbbreviation(offset.offsetMs, epochMs));
    },
  };

  function findAbbreviation(offsetMs: number, epochMs: number): string {
    // `Intl` calls GMT "UTC"; the requested name distinguishes them.
    const tabled = [zone, requested]
      .map((name) => tabledAbbreviation(name, offsetMs))
      .find((name) => name !== undefined);
    if (tabled !== undefined) return tabled ?? offsetName(offsetMs);
    if (offsetMs % 60_000 !== 0) return 'LMT';
    names ??= NAMING_LOCALES.map((locale) => dateFormat(locale, zone, 'short'));
    // Where `Intl` prints an offset before 1970, the zone had the name that the same offset has had since.
    for (const moment of [epochMs, ...NAMED_SINCE])
      for (const format of offsetAt(moment).offsetMs === offsetMs ? names : []) {
        const text = partOf(format, moment, 'timeZoneName');
        if (isUsedAbbreviation(text)) return text;
      }
    return offsetName(offsetMs);
  }
}

/** Hosts may pass a value that is not text. */
function canonicalName(zone: unknown): string | undefined {
  if (typeof zone !== 'string') return undefined;
  // Newer versions of `Intl` accept offsets as names; the template language does not.
  if (!/^[a-z]/i.test(zone)) return undefined;
  try {
    return dateFormat('en-US', zone, 'short').resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

function dateFormat(
  locale: string,
  timeZone: string,
  timeZoneName: 'short' | 'longOffset',
): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName });
}

function explore(offsets: Intl.DateTimeFormat, startMs: number): Period {
  const before = { offsetMs: readOffset(offsets, startMs) };
  const after = { offsetMs: readOffset(offsets, startMs + PERIOD_MS - 1) };
  if (before.offsetMs === after.offsetMs) return { before, changesAt: Infinity, after };
  let low = startMs;
  let high = startMs + PERIOD_MS;
  while (high - low > 1000) {
    // Zones change at whole seconds.
    const middle = Math.round((low + high) / 2000) * 1000;
    if (readOffset(offsets, middle) === before.offsetMs) low = middle;
    else high = middle;
  }
  return { before, changesAt: high, after };
}

/** Read from "GMT-05:00" at the end of the text; "GMT" alone is no offset, seconds are rare. */
function readOffset(format: Intl.DateTimeFormat, epochMs: number): number {
  const [, sign, hours = 0, minutes = 0, seconds = 0] =
    /GMT(.)(\d+):(\d+)(?::(\d+))?$/.exec(format.format(epochMs)) ?? [];
  const offset = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return sign === '+' ? offset : -offset;
}

/** "+03", "-0330". */
function offsetName(offsetMs: number): string {
  const minutes = Math.floor(Math.abs(offsetMs) / 60_000);
  const twoDigits = (count: number): string => String(count).padStart(2, '0');
  return (
    (offsetMs < 0 ? '-' : '+') +
    twoDigits(Math.floor(minutes / 60)) +
    (minutes % 60 === 0 ? '' : twoDigits(minutes % 60))
  );
}
