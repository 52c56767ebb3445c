import type { DateFormat } from './date-format.ts';

type Fields = Intl.DateTimeFormatOptions;
type Part = Intl.DateTimeFormatPart;

/** Changes a text that the platform has written. */
export type Normaliser = (text: string) => string;

/**
 * Writes plain spaces where a platform may put plain, thin or narrow ones, depending on the age of its data.
 * @param text that the platform has written
 * @returns the text; spaces of other kinds stay
 */
export function plainSpaces(text: string): string {
  return text.replace(/[\u2009\u202F]/g, ' ');
}

const THIN_DASH = '\u2009–\u2009';

/** Scripts of the languages that put thin spaces around the dash of a span, where they put any. */
const SCRIPTS_OF_THIN_DASHES: readonly string[] = ['Latn', 'Hant'];

/** Languages, or those of a region, whose releases of the locale data disagree whether there are spaces. */
const DASHES: Readonly<Record<string, Readonly<Record<'dates' | 'times', string | undefined>>>> = {
  'en-GB': { dates: THIN_DASH, times: undefined },
  sv: { dates: '–', times: '–' },
};

/** Scripts of the languages that put a narrow space beside AM and PM, and the language that does not. */
const SCRIPTS_OF_NARROW_PERIODS: readonly string[] = ['Latn', 'Cyrl', 'Grek'];
const LANGUAGES_OF_PLAIN_PERIODS: readonly string[] = ['nl'];

/** All others do so behind an hour without minutes, for which most have no pattern of their own. */
const LANGUAGES_OF_PLAIN_HOURS: readonly string[] = ['he'];

/** What stands before the word for year or years in Russian, Bulgarian, Ukrainian and Kazakh. */
const BEFORE_YEAR_WORD = /(?<=\d) (?=([гжр])\1?\.)/g;

/** An offset of nothing, in the digits of any language; "GMT+0", "GMT +00:00" and "+0 GMT" are GMT. */
const ZERO = '[0٠۰०০၀]';
const OFFSET = String.raw`\+${ZERO}{1,2}(?:[:.]?${ZERO}{2})?`;
const NO_OFFSET = new RegExp(
  String.raw`(?<=[\s(])\u200E?${OFFSET}\s|[\s\u200E]*${OFFSET}\u200E?(?![\p{Nd}:.])`,
  'u',
);

const CLOCK_FIELDS: readonly string[] = ['hour', 'minute', 'second', 'fractionalSecond'];

const HALF_DAY_MS = 43_200_000;

/**
 * Prepares what makes the texts of a format the same on every platform: its spaces, and an offset of nothing.
 * @param format of the platform
 * @param fields that it writes
 * @returns changes a text of the format
 * Source: docs/behaviour/locale-data.md §1.3
 */
export function createDateNormaliser(format: DateFormat, fields: Fields): Normaliser {
  const { language, script = '', region } = new Intl.Locale(format.resolvedOptions().locale).maximize();
  const hasZone = fields.timeZoneName !== undefined || fields.timeStyle === 'long';
  const periods = fields.dayPeriod === undefined ? learnPeriods(format, fields, { language, script }) : [];
  const hasClock = (fields.hour ?? fields.timeStyle) !== undefined;
  const dash = (DASHES[`${language}-${region}`] ?? DASHES[language])?.[hasClock ? 'times' : 'dates'];
  const hasThinDashes = SCRIPTS_OF_THIN_DASHES.includes(script);
  return (text) => {
    let normal = plainSpaces(text);
    if (hasZone) normal = normal.replace(NO_OFFSET, '');
    for (const [written, narrow] of periods) normal = normal.replaceAll(written, narrow);
    if (script === 'Cyrl') normal = normal.replace(BEFORE_YEAR_WORD, '\u202F');
    if (dash !== undefined) return normal.replaceAll(/ ?– ?/g, dash);
    return hasThinDashes ? normal.replaceAll(' – ', THIN_DASH) : normal;
  };
}

/** AM and PM with the space that parts them from the clock, as it is written here, and as the language has it. */
type Period = readonly [written: string, narrow: string];

function learnPeriods(
  format: DateFormat,
  fields: Fields,
  { language, script }: { readonly language: string; readonly script: string },
): readonly Period[] {
  const isNarrow =
    SCRIPTS_OF_NARROW_PERIODS.includes(script) && !LANGUAGES_OF_PLAIN_PERIODS.includes(language);
  const isHourAlone = fields.minute === undefined && fields.timeStyle === undefined;
  const isNarrowBehind = isNarrow || (isHourAlone && !LANGUAGES_OF_PLAIN_HOURS.includes(language));
  return [0, HALF_DAY_MS].flatMap((epochMs) => {
    const parts = format.formatToParts(epochMs);
    const at = parts.findIndex(({ type }) => type === 'dayPeriod');
    if (isNarrowBehind && isSpace(parts[at - 1]) && isClock(parts[at - 2]))
      return spellings(parts[at]).map((period): Period => [` ${period}`, `\u202F${narrow(period)}`]);
    if (isNarrow && isSpace(parts[at + 1]) && isClock(parts[at + 2]))
      return spellings(parts[at]).map((period): Period => [`${period} `, `${narrow(period)}\u202F`]);
    return [];
  });
}

/** A text may have plain spaces where its parts have others: those that do not break as well. */
function spellings(period: Part | undefined): readonly string[] {
  const { value = '' } = period ?? {};
  return [...new Set([plainSpaces(value), value.replaceAll(/\s/g, ' ')])];
}

function narrow(text: string): string {
  return text.replaceAll(/\s/g, '\u202F');
}

function isSpace(part: Part | undefined): boolean {
  return part?.type === 'literal' && /^\s$/.test(part.value);
}

function isClock(part: Part | undefined): boolean {
  return part !== undefined && CLOCK_FIELDS.includes(part.type);
}
