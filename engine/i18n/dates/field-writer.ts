import { textOf } from '../../../core/money/index.ts';
import { DAY_MS, partOf } from '../../time/index.ts';
import type { DateFormat } from './date-format.ts';
import type { OpenFormat } from './intl-date.ts';
import { createDateNormaliser } from './normalise-date.ts';

/** Formats a moment, in epoch milliseconds. */
export type MomentWriter = (epochMs: number) => string;

/** Formats the span between two moments, in epoch milliseconds. */
export type IntervalWriter = (startMs: number, endMs: number) => string;

type Fields = Intl.DateTimeFormatOptions;

interface Part {
  readonly type: string;
  readonly value: string;
}

/** 5 March 1970: day and month have one digit. */
const EARLY_IN_MONTH_MS = 5_486_400_000;

/** One moment in each month. */
const MONTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
const MONTH_MS = 2_700_000_000;

/** Fields that can be equal at both ends, the smallest first, and a step to the next value. */
const STEPS = [
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', DAY_MS],
  ['month', 2_678_400_000],
  ['year', 31_622_400_000],
] as const;

/** Changes day, month and year. */
const LONG_SPAN_MS = 400 * DAY_MS;

/**
 * Creates a formatter of some fields of a moment.
 * @param open creates formats of the locale
 * @param fields the fields to print
 * @returns a function that formats a moment as the template language does, also where the platform differs
 * Source: docs/behaviour/locale-data.md §4
 */
export function createFieldWriter(open: OpenFormat, fields: Fields): MomentWriter {
  const format = open(fields);
  const normalise = createDateNormaliser(format, fields);
  const whole = wholeDate(open, format, fields);
  if (whole !== undefined)
    return (epochMs) => normalise(withNames(format.formatToParts(epochMs), whole.formatToParts(epochMs)));
  return needsFit(format, fields)
    ? (epochMs) => normalise(join(format.formatToParts(epochMs), fields))
    : (epochMs) => normalise(format.format(epochMs));
}

/** Some locales have another form of month and weekday names without a day; the template language always prints that of a whole date. */
function wholeDate(open: OpenFormat, format: DateFormat, fields: Fields): DateFormat | undefined {
  const { month = '', weekday, day } = fields;
  if (day !== undefined || !(weekday !== undefined || month === 'short' || month === 'long'))
    return undefined;
  const whole = open({ ...fields, month: month === '' ? 'short' : fields.month, day: 'numeric' });
  const isOther = MONTHS.some((number) => {
    const parts = format.formatToParts(number * MONTH_MS);
    return withNames(parts, whole.formatToParts(number * MONTH_MS)) !== join(parts, {});
  });
  return isOther ? whole : undefined;
}

function withNames(parts: readonly Part[], whole: readonly Part[]): string {
  return parts.map(({ type, value }) => (isName(type) && nameIn(whole, type)) || value).join('');
}

function isName(type: string): boolean {
  return type === 'month' || type === 'weekday';
}

function nameIn(parts: readonly Part[], type: string): string | undefined {
  return parts.find((part) => part.type === type && /\p{L}/u.test(part.value))?.value;
}

/**
 * Creates a formatter of some fields of a span.
 * @param open creates formats of the locale
 * @param fields the fields to print
 * @returns a function that formats a span
 * Source: docs/behaviour/locale-data.md §5
 */
export function createSpanWriter(open: OpenFormat, fields: Fields): IntervalWriter {
  const format = open(fields);
  if (/short|long/.test(fields.month ?? '') && isEastAsian(format)) return createTailWriter(open, fields);
  const normalise = createDateNormaliser(format, fields);
  return (startMs, endMs) => {
    const parts = format.formatRangeToParts(startMs, endMs);
    const isOne = parts.every(({ source }) => source === 'shared');
    const hasFields = parts.some(({ type }) => type !== 'literal');
    return normalise(join(isOne && hasFields ? twice(format, startMs, fields) : parts, fields));
  };
}

/** If both ends have the same text, the platform prints it once and the template language twice: "Mar – Mar 2018". Source: docs/behaviour/locale-data.md §5. */
function twice(format: DateFormat, epochMs: number, fields: Fields): readonly Part[] {
  const [stepped, stepMs] = STEPS.find(([name]) => fields[name] !== undefined) ?? STEPS[4];
  // The next value in the same year, or half of the day, shows which fields the locale prints once.
  const after = format.formatRangeToParts(epochMs, epochMs + stepMs);
  const before = format.formatRangeToParts(epochMs - stepMs, epochMs);
  const shown = before.length < after.length ? before : after;
  // In digits 12/2020 – 1/2021 is as short as 11/2020 – 12/2020: other fields that differ are replaced as well.
  const isOwn = (type: string): boolean =>
    type === stepped ||
    new Set(shown.filter((part) => part.type === type).map(({ value }) => value)).size > 1;
  return shown.map(({ type, value }) =>
    type !== 'literal' && isOwn(type) ? { type, value: partOf(format, epochMs, type) } : { type, value },
  );
}

/** In Chinese and Japanese the platform prints such spans in digits and slashes. */
function isEastAsian(format: DateFormat): boolean {
  return /^(ja|zh)/.test(format.resolvedOptions().locale);
}

/** The end is printed from the first different field on. */
function createTailWriter(open: OpenFormat, fields: Fields): IntervalWriter {
  const format = open(fields);
  const normalise = createDateNormaliser(format, fields);
  const write = createFieldWriter(open, fields);
  const between = separatorOf(open);
  return (startMs, endMs) => {
    const start = format.formatToParts(startMs);
    const end = format.formatToParts(endMs);
    const from = end.findIndex(({ value }, place) => value !== start[place]?.value);
    if (from < 0) return write(startMs);
    return write(startMs) + between + normalise(join(end.slice(from), fields));
  };
}

/** Some locales pad a month or day against the request, or omit a requested zero. */
function needsFit(format: DateFormat, fields: Fields): boolean {
  return format.formatToParts(EARLY_IN_MONTH_MS).some((part) => fit(part, fields) !== part.value);
}

function join(parts: readonly Part[], fields: Fields): string {
  return parts.map((part) => fit(part, fields)).join('');
}

function fit({ type, value }: Part, fields: Fields): string {
  if (type !== 'day' && type !== 'month') return value;
  if (fields[type] === 'numeric') return value.replace(/^0/, '');
  return fields[type] === '2-digit' && /^\d$/.test(value) ? `0${value}` : value;
}

/**
 * Learns the text between two moments that have no field in common.
 * @param open creates formats of the locale
 * @returns for example an en dash between thin spaces
 * Source: docs/behaviour/locale-data.md §5
 */
export function separatorOf(open: OpenFormat): string {
  const fields = { dateStyle: 'short', timeStyle: 'short' } as const;
  const format = open(fields);
  const parts = format.formatRangeToParts(0, LONG_SPAN_MS);
  const from = parts.findLastIndex(({ source }) => source === 'startRange');
  const to = parts.findIndex(({ source }) => source === 'endRange');
  return createDateNormaliser(format, fields)(textOf(parts.slice(from + 1, to)));
}
