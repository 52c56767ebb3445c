import type { Answers, Form } from '../../../../../core/forms/index.ts';
import { isBlank } from '../../../../../core/text/index.ts';
import { FORM_WORDS } from '../../../../../core/words/index.ts';

/** An answer: a text, several choices, or parts by their names. Source: docs/behaviour/forms.md §3.1 */
export type Answer = Answers[string];

/** A question as it was when a visitor answered it. */
export interface Asked {
  readonly id: string;
  readonly type: string;
  readonly title: string;
}

type Parts = Exclude<Answer, string | readonly string[]>;

const WORD_OF_DEGREE: Readonly<Record<string, keyof typeof FORM_WORDS>> = {
  '-2': 'stronglyDisagree',
  '-1': 'disagree',
  '0': 'neutral',
  '1': 'agree',
  '2': 'stronglyAgree',
};

/**
 * Snapshots the questions of a form, because the form may change later.
 * @param form the form
 * @returns its fields but sections
 * Source: docs/behaviour/owner-pages.md §3.2
 */
export function askedBy({ fields }: Form): readonly Asked[] {
  return fields
    .filter(({ type }) => type !== 'section')
    .map(({ id, type, title }) => ({ id, type, title: title || id }));
}

/**
 * Finds the answer to a question.
 * @param answers the answers of a submission
 * @param id the field
 * @returns the answer; undefined if the form had no such field
 */
export function answerTo(answers: Answers, id: string): Answer | undefined {
  return Object.hasOwn(answers, id) ? answers[id] : undefined;
}

/**
 * Formats an answer as lines of text, in the words of summaries. `summary-form-field` of the template language is no option:
 * it prints `style` attributes, which the pages' policy refuses, and dashes for a missing telephone number.
 * @param type the type of the field, as it was asked
 * @param answer the answer; undefined for none
 * @returns the lines; none for no answer
 * Source: docs/behaviour/forms.md §8.1; docs/behaviour/template-markup.md §6.1
 */
export function linesOf(type: string, answer: Answer | undefined): readonly string[] {
  if (answer === undefined) return [];
  if (typeof answer === 'string') return linesIn(answer);
  if (isList(answer)) return linesIn(answer.join(', '));
  return isUnanswered(type, answer) ? [] : (PARTS_IN_LINES[type] ?? namedParts)(answer);
}

/** Only the half of the day is preselected: earlier versions stored it alone. */
function isUnanswered(type: string, { Ampm = '', ...others }: Parts): boolean {
  const asked = type === 'time' ? others : { ...others, Ampm };
  return Object.values(asked).every((part) => isBlank(String(part)));
}

/**
 * Prints a part of an answer.
 * @param type the type of the field, as it was asked
 * @param value the value of the part
 * @returns text; degrees of agreement in words
 */
export function partText(type: string, value: string | number): string {
  return type === 'likert' ? FORM_WORDS[WORD_OF_DEGREE[value] ?? 'neutral'] : String(value);
}

const PARTS_IN_LINES: Readonly<Record<string, (parts: Parts) => readonly string[]>> = {
  address: (parts) => {
    const region = joined(' ', [parts.State, parts.Zip, parts.Country]);
    return [parts.Line1, parts.Line2, joined(', ', [parts.City, region])].filter(isText);
  },
  date: ({ Month = '', Day = '', Year = '' }) => [`${Month}/${Day}/${Year}`],
  likert: (parts) =>
    Object.entries(parts).map(([question, degree]) => `${question}: ${partText('likert', degree)}`),
  name: ({ First, Last }) => [joined(' ', [First, Last])],
  phone: ({ Country, Areacode, Prefix, Line }) => {
    const number = joined('-', [Areacode, Prefix, Line]);
    return [isText(Country) ? `+${Country.replace(/^\+/, '')} ${number}` : number];
  },
  time: ({ Hour, Minute, Second, Ampm }) => {
    const clock = [Hour, Minute, Second].map((part) => (isText(part) ? part : '00')).join(':');
    return [joined(' ', [clock, Ampm])];
  },
};

/** For a field whose type has changed since. */
function namedParts(parts: Parts): readonly string[] {
  return Object.entries(parts).map(([name, value]) => `${name}: ${value}`);
}

/**
 * Distinguishes answers of several choices from those in parts.
 * @param answer not a single text
 */
export function isList(answer: readonly string[] | Parts): answer is readonly string[] {
  return Array.isArray(answer);
}

function linesIn(text: string): readonly string[] {
  return isBlank(text) ? [] : text.trim().split(/\r\n?|\n/);
}

function joined(separator: string, parts: readonly (string | number | undefined)[]): string {
  return parts.filter(isText).join(separator);
}

function isText(part: string | number | undefined): part is string {
  return typeof part === 'string' && part !== '';
}
