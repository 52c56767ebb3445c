import { isBlank, isEmailAddress, tidyNumber } from '../text/index.ts';
import type { Field, ReadControl, WireValue } from './field/field.ts';
import type { Form } from './form.ts';
import { FORM_WORDS } from '../words/index.ts';
import { isDate, isPhone, isTime, isWebsite } from './kind-rules.ts';

/** The message of each field that has one, by its id. */
export type FieldProblems = ReadonlyMap<string, string>;

/** Returns the validation message of a control by its name; '' for none. */
export type ControlProblem = (name: string) => string;

// Digits of any script, grouped as in any language, or a fraction alone; browsers accept exponents, too.
const NUMBER = /^[+\-−]?(?:\p{Nd}+(?:[.,٫٬'’\s]\p{Nd}+)*|[.,٫]\p{Nd}+)(?:e[+-]?\p{Nd}+)?$/iu;

/** Longest number or amount, in UTF-16 code units. Source: docs/behaviour/forms.md §4.7 */
const NUMBER_MAX_LENGTH = 100;

/**
 * Validates the entries of a form.
 * @param form the form
 * @param read reads its controls
 * @param problemOfControl validation by the page's controls, such as a pattern of the author; called only if our rules
 * find nothing
 * @returns the problems in the order of the fields; empty if there are none
 * Source: docs/behaviour/forms.md §4
 */
export function checkForm(
  { fields }: Form,
  read: ReadControl,
  problemOfControl: ControlProblem = noProblem,
): FieldProblems {
  const problemOf = (field: Field) =>
    problemByRules(field, read) ??
    field.controls.map(({ name }) => problemOfControl(name)).find((problem) => problem !== '') ??
    null;
  const problems = fields.map((field) => [field.id, problemOf(field)] as const);
  return new Map(problems.filter((entry): entry is [string, string] => entry[1] !== null));
}

/**
 * Returns the length of a text as servers count it: a line break is one character.
 * @param text as typed
 * @returns its length in UTF-16 code units
 * Source: docs/behaviour/forms.md §4.4
 */
export function lengthOf(text: string): number {
  return text.replace(/\r\n?/g, '\n').length;
}

function noProblem(): string {
  return '';
}

function problemByRules(field: Field, read: ReadControl): string | null {
  const value = field.gather(read);
  if (value === null) return null;
  if (field.isRequired && lacksSomething(field, value, read)) return FORM_WORDS.fieldRequired;
  if (typeof value !== 'string') return problemOfParts(field, value);
  if (isBlank(value)) return null;
  if (field.maxLength !== null && lengthOf(value) > field.maxLength) return FORM_WORDS.fieldTooLong;
  return problemOfText(field, value);
}

function problemOfText({ type, controls }: Field, text: string): string | null {
  switch (type) {
    case 'email':
      return (isForSeveral(controls) ? text.split(',') : [text]).every(isEmailAddress)
        ? null
        : FORM_WORDS.fieldEmail;
    case 'number':
      return isNumber(text) ? null : FORM_WORDS.fieldNumber;
    case 'currency':
      return isNumber(withoutSigns(text, controls)) ? null : FORM_WORDS.fieldNumber;
    case 'website':
      return isWebsite(text) ? null : FORM_WORDS.fieldWebsite;
    default:
      return null;
  }
}

/** Checks an answer in parts as soon as one of them is filled in. Source: docs/behaviour/forms.md §4.10 */
function problemOfParts({ type }: Field, value: Exclude<WireValue, string>): string | null {
  const parts = Object.values(value).map(tidyNumber);
  if (parts.every(isBlank)) return null;
  switch (type) {
    case 'date':
      return isDate(parts) ? null : FORM_WORDS.fieldDate;
    case 'time':
      return isTime(parts) ? null : FORM_WORDS.fieldTime;
    case 'phone':
      return isPhone(parts) ? null : FORM_WORDS.fieldPhone;
    default:
      return null;
  }
}

function isForSeveral(controls: Field['controls']): boolean {
  return controls.some((control) => control.shape === 'line' && control.isMultiple);
}

function isNumber(text: string): boolean {
  const trimmed = tidyNumber(text);
  return trimmed.length <= NUMBER_MAX_LENGTH && NUMBER.test(trimmed);
}

/** An amount may include the sign beside its control, and one of any currency. */
function withoutSigns(text: string, controls: Field['controls']): string {
  const sign = controls.map((control) => ('prefix' in control ? control.prefix : '')).join('');
  const [before = '', behind = '', ...others] = tidyNumber(text)
    .toLowerCase()
    .replace(tidyNumber(sign).toLowerCase(), '')
    .split(/\p{Sc}/u);
  return others.length > 0 ? text : before.trimEnd() + behind.trimStart();
}

function lacksSomething({ controls }: Field, value: WireValue, read: ReadControl): boolean {
  const isEmpty = typeof value === 'string' ? isBlank(value) : Object.values(value).every(isBlank);
  return isEmpty || controls.some(({ isNeeded, name }) => isNeeded && read(name).every(isBlank));
}
