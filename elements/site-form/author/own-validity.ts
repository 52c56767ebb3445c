import { FORM_WORDS } from '../../../core/words/index.ts';
import type { AuthorsControl } from './controls.ts';

/** What we have told the browser of each control: any other word is the author's. */
const told = new WeakMap<AuthorsControl, string>();

/** What the browser may find wrong that no rule of ours looks for. */
const AUTHORS_RULES = [
  'badInput',
  'patternMismatch',
  'rangeOverflow',
  'rangeUnderflow',
  'stepMismatch',
  'tooShort',
  'typeMismatch',
] as const satisfies readonly (keyof ValidityState)[];

/**
 * Says what is wrong with a control by the author's own rules: its attributes, and what the author's script says of it.
 * @param control a control of the author's form
 * @returns the sentence for the visitor; '' for nothing
 * Source: docs/behaviour/forms.md §9.3
 */
export function problemByAuthor(control: AuthorsControl): string {
  const { validity, willValidate, validationMessage } = control;
  if (!willValidate) return '';
  if (isAuthorsWord(control)) return validationMessage;
  if (validity.valueMissing) return FORM_WORDS.fieldRequired;
  if (validity.tooLong) return FORM_WORDS.fieldTooLong;
  // Addresses are looked at by our rule.
  const isAddress = control.type === 'email' && validity.typeMismatch;
  if (isAddress || !AUTHORS_RULES.some((rule) => validity[rule])) return '';
  return (validity.patternMismatch && control.title) || browsersWord(control);
}

/**
 * Tells the browser what is wrong with a control, unless the author's script has told it something of its own.
 * @param control a control of the author's form
 * @param invalidity what is wrong; '' for nothing
 */
export function setBrowserValidity(control: AuthorsControl, invalidity: string): void {
  if (isAuthorsWord(control)) return;
  told.set(control, invalidity);
  control.setCustomValidity(invalidity);
}

function isAuthorsWord(control: AuthorsControl): boolean {
  return control.validity.customError && control.validationMessage !== told.get(control);
}

function browsersWord(control: AuthorsControl): string {
  control.setCustomValidity('');
  const word = control.validationMessage;
  control.setCustomValidity(told.get(control) ?? '');
  return word;
}
