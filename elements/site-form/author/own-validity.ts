import { isBlank, isEmailAddress, tidyAddress, tidyAddresses } from '../../../core/text/index.ts';
import { FORM_WORDS } from '../../../core/words/index.ts';
import type { AuthorsControl } from '../../forms/index.ts';

/** The custom validity that we set on each control: any other message is the author's. */
const ourMessages = new WeakMap<AuthorsControl, string>();

/** Validity flags that our own rules do not cover. */
const AUTHORS_RULES = [
  'badInput',
  'patternMismatch',
  'rangeOverflow',
  'rangeUnderflow',
  'stepMismatch',
  'tooShort',
  'typeMismatch',
] as const satisfies readonly (keyof ValidityState)[];

/** Their value is no text of the visitor. */
const BOXES: readonly string[] = ['checkbox', 'radio'];

/**
 * Validates the controls of one name: each by the author's rules and, where there are several, by ours for its value.
 * @param controls the controls
 * @returns the sentence for the visitor; '' if all are valid
 * Source: docs/behaviour/forms.md §9.3
 */
export function problemOfControls(controls: readonly AuthorsControl[]): string {
  const isOne = controls.length === 1;
  const problemOf = (control: AuthorsControl) =>
    problemByAuthor(control) || (isOne ? '' : problemOfAddress(control));
  return controls.map(problemOf).find((problem) => problem !== '') ?? '';
}

/** The field of several controls has no kind, so the rule of its kind does not apply. */
function problemOfAddress(control: AuthorsControl): string {
  const { type, value, willValidate } = control;
  if (type !== 'email' || !willValidate) return '';
  const isForSeveral = control instanceof HTMLInputElement && control.multiple;
  const addresses = isForSeveral ? tidyAddresses(value).split(',') : [tidyAddress(value)];
  return addresses.every((one) => one === '' || isEmailAddress(one)) ? '' : FORM_WORDS.fieldEmail;
}

/** The browser takes spaces, and characters that nobody sees, for a text. */
function isMissing(control: AuthorsControl): boolean {
  const isText = !(control instanceof HTMLSelectElement) && !BOXES.includes(control.type);
  return control.validity.valueMissing || (isText && control.required && isBlank(control.value));
}

/** Validates a control by the author's own rules: its attributes and custom validity. */
function problemByAuthor(control: AuthorsControl): string {
  const { validity, willValidate, validationMessage } = control;
  if (!willValidate) return '';
  if (isAuthorsWord(control)) return validationMessage;
  if (isMissing(control)) return FORM_WORDS.fieldRequired;
  if (validity.tooLong) return FORM_WORDS.fieldTooLong;
  // Email addresses are validated by our rule.
  const isAddress = control.type === 'email' && validity.typeMismatch;
  if (isAddress || !AUTHORS_RULES.some((rule) => validity[rule])) return '';
  return (validity.patternMismatch && control.title) || browsersWord(control);
}

/**
 * Sets the custom validity of a control, unless the author's script has set its own.
 * @param control a control of the author's form
 * @param invalidity the error; '' for none
 */
export function setBrowserValidity(control: AuthorsControl, invalidity: string): void {
  if (isAuthorsWord(control)) return;
  ourMessages.set(control, invalidity);
  control.setCustomValidity(invalidity);
}

function isAuthorsWord(control: AuthorsControl): boolean {
  return control.validity.customError && control.validationMessage !== ourMessages.get(control);
}

function browsersWord(control: AuthorsControl): string {
  control.setCustomValidity('');
  const word = control.validationMessage;
  control.setCustomValidity(ourMessages.get(control) ?? '');
  return word;
}
