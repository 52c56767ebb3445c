import { ANSWER_PARTS, LIKERT_SCALE, type LikertName } from '../enumerations/index.ts';
import { isJsonObject } from '../json/index.ts';
import { isBlank } from '../text/index.ts';
import { degreeWord } from '../words/index.ts';

type Parts = Readonly<Record<string, unknown>>;

/** All that Unicode counts as one (UAX #14): mail programs may break a line there. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

const DEGREES = Object.keys(LIKERT_SCALE) as LikertName[];

const PARTS_OF_TYPE: Readonly<Record<string, readonly string[]>> = ANSWER_PARTS;

/**
 * Formats an answer as lines of text, in the words of summaries. `summary-form-field` of the template language is no option:
 * it prints `style` attributes, which the pages' policy refuses, and dashes for a missing telephone number.
 * @param type the type of the field, as it was asked; '' if unknown
 * @param answer the answer as it is sent or kept, of any shape; an answer that is not of this type is printed unchanged
 * @returns the lines; none for no answer
 * Source: docs/behaviour/forms.md §8.1; docs/behaviour/template-markup.md §6.1
 */
export function linesOf(type: string, answer: unknown): readonly string[] {
  if (Array.isArray(answer)) {
    const parts = partsOf(type, answer);
    return parts ? linesOf(type, parts) : linesIn(joined(', ', answer));
  }
  if (!isJsonObject(answer)) return linesIn(textOf(answer));
  if (isUnanswered(type, answer)) return [];
  // A part may have several lines, although its control has one.
  const lines = ownPrinter(type)?.(answer).flatMap(linesIn) ?? [];
  return lines.length > 0 ? lines : namedParts(type, answer).flatMap(linesIn);
}

/**
 * Prints a part of an answer.
 * @param type the type of the field, as it was asked
 * @param value the value of the part
 * @returns text; degrees of agreement in words
 */
export function partText(type: string, value: unknown): string {
  const text = textOf(value);
  const degree = type === 'likert' && DEGREES.find((name) => String(LIKERT_SCALE[name]) === text);
  return degree ? degreeWord(degree) : text;
}

/**
 * Checks whether an answer lists choices; otherwise it has named parts.
 * @param answer not a single text
 */
export function isChoiceList(answer: unknown): answer is readonly string[] {
  return Array.isArray(answer);
}

function partsOf(type: string, values: readonly unknown[]): Parts | undefined {
  const names = Object.hasOwn(PARTS_OF_TYPE, type) ? PARTS_OF_TYPE[type] : undefined;
  if (names?.length !== values.length) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

/** Only the half of the day is preselected: earlier versions stored it alone. */
function isUnanswered(type: string, { Ampm = '', ...others }: Parts): boolean {
  const asked = type === 'time' ? others : { ...others, Ampm };
  return Object.values(asked).every((part) => isBlank(textOf(part)));
}

function ownPrinter(type: string): ((parts: Parts) => readonly string[]) | undefined {
  return Object.hasOwn(PARTS_IN_LINES, type) ? PARTS_IN_LINES[type] : undefined;
}

const PARTS_IN_LINES: Readonly<Record<string, (parts: Parts) => readonly string[]>> = {
  address: (parts) => {
    const region = joined(' ', [parts.State, parts.Zip, parts.Country]);
    return [textOf(parts.Line1), textOf(parts.Line2), joined(', ', [parts.City, region])];
  },
  date: ({ Month, Day, Year }) => [[Month, Day, Year].map(textOf).join('/')],
  name: ({ First, Last }) => [joined(' ', [First, Last])],
  phone: ({ Country, Areacode, Prefix, Line }) => {
    const number = joined('-', [Areacode, Prefix, Line]);
    const country = textOf(Country);
    return [isBlank(country) ? number : `+${country.replace(/^\+/, '')} ${number}`];
  },
  time: ({ Hour, Minute, Second, Ampm }) => {
    const clock = [Hour, Minute, Second].map((part) => textOf(part) || '00').join(':');
    return [joined(' ', [clock, Ampm])];
  },
};

/** Questions of a survey, or the parts of a field whose type has changed since. */
function namedParts(type: string, parts: Parts): readonly string[] {
  return Object.entries(parts).map(([name, value]) => `${name}: ${partText(type, value)}`);
}

function linesIn(text: string): readonly string[] {
  return isBlank(text) ? [] : text.trim().split(LINE_BREAK);
}

function joined(separator: string, parts: readonly unknown[]): string {
  return parts
    .map(textOf)
    .filter((text) => !isBlank(text))
    .join(separator);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
