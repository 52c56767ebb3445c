import type { DateFormat } from './date-format.ts';

type Fields = Intl.DateTimeFormatOptions;
type Part = Intl.DateTimeFormatPart;

/** Normalises a text that the platform has printed. */
export type Normaliser = (text: string) => string;

/**
 * Replaces thin and narrow spaces by plain ones: platforms differ in them, depending on the age of their data.
 * @param text printed by the platform
 * @returns the text; other kinds of spaces are left
 */
export function plainSpaces(text: string): string {
  return text.replace(/[\u2009\u202F]/g, ' ');
}

const THIN_DASH = '\u2009–\u2009';

/** Scripts of the languages that have thin spaces around the dash of a span, if any. */
const SCRIPTS_OF_THIN_DASHES: readonly string[] = ['Latn', 'Hant'];

/** Languages, with or without region, for which releases of the locale data disagree about spaces. */
const DASHES: Readonly<Record<string, Readonly<Record<'dates' | 'times', string | undefined>>>> = {
  'en-GB': { dates: THIN_DASH, times: undefined },
  sv: { dates: '–', times: '–' },
};

/** Scripts of the languages that have a narrow space beside AM and PM, and the language that does not. */
const SCRIPTS_OF_NARROW_PERIODS: readonly string[] = ['Latn', 'Cyrl', 'Grek'];
const LANGUAGES_OF_PLAIN_PERIODS: readonly string[] = ['nl'];

/** The others have one after an hour without minutes, for which most have no pattern of their own. */
const LANGUAGES_OF_PLAIN_HOURS: readonly string[] = ['he'];

/** The space before the word for year or years in Russian, Bulgarian, Ukrainian and Kazakh. */
const BEFORE_YEAR_WORD = /(?<=\d) (?=([гжр])\1?\.)/g;

/** An offset of zero, in the digits of any language: "GMT+0", "GMT +00:00" and "+0 GMT" become GMT. */
const ZERO = '[0٠۰०০၀]';
const OFFSET = String.raw`\+${ZERO}{1,2}(?:[:.]?${ZERO}{2})?`;
const NO_OFFSET = new RegExp(
  String.raw`(?<=[\s(])\u200E?${OFFSET}\s|[\s\u200E]*${OFFSET}\u200E?(?![\p{Nd}:.])`,
  'u',
);

const CLOCK_FIELDS: readonly string[] = ['hour', 'minute', 'second', 'fractionalSecond'];

const HALF_DAY_MS = 43_200_000;

/**
 * Creates a normaliser that makes the texts of a format the same on all platforms: their spaces, and an offset of zero.
 * @param format the platform's
 * @param fields the fields that it prints
 * @returns a function that normalises a text of the format
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

/** AM or PM with the space beside it: with plain spaces, and with the narrow ones of the language. */
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

/** A text may have plain spaces where its parts have others, non-breaking ones included. */
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
