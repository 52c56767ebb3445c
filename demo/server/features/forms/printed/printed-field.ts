import {
  countCharacters,
  type Field,
  type FieldProblems,
  type ReadControl,
} from '../../../../../core/forms/index.ts';
import { FORM_WORDS } from '../../../../../core/words/index.ts';
import { printControl, type PrintedControl } from './printed-control.ts';

/** A field as the templates print it; empty texts are left out. */
export interface PrintedField {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly description: string;
  readonly descriptionId: string;
  readonly error: string;
  readonly errorId: string;
  /** Of a group: the ids for `aria-describedby`. */
  readonly describedBy: string;
  /** "optional" for an optional field. */
  readonly optional: string;
  /** "4 / 500" for a field with a limit. */
  readonly counter: string;
  /** How the title labels the controls: exactly one of these is true. */
  readonly isLabel: boolean;
  readonly isGroup: boolean;
  readonly isHeading: boolean;
  readonly isUnderlined: boolean;
  /** The `for` of its label. */
  readonly controlId: string;
  readonly controls: readonly PrintedControl[];
}

/** The values and errors of a form. */
export interface FieldState {
  readonly formId: string;
  readonly read: ReadControl;
  readonly problems: FieldProblems;
}

/**
 * Prepares a field for the templates.
 * @param field the field
 * @param state the values and errors of the form
 * Source: docs/behaviour/forms.md §10.1
 */
export function printField(field: Field, { formId, read, problems }: FieldState): PrintedField {
  const { id, type, titling, title, description, isRequired } = field;
  const own = `${formId}-${id}`;
  const error = problems.get(id) ?? '';
  const errorId = `${own}-error`;
  const descriptionId = `${own}-description`;
  const isGroup = titling === 'legend';
  // In a legend the error would be part of the accessible name and be announced twice.
  const describedBy = [!isGroup && error && errorId, description && descriptionId].filter(Boolean).join(' ');
  const state = { formId, read, isInvalid: error !== '', describedBy: isGroup ? '' : describedBy };
  return {
    id,
    kind: type,
    title,
    description,
    descriptionId,
    error,
    errorId,
    describedBy: isGroup ? describedBy : '',
    optional: isRequired || type === 'likert' ? '' : FORM_WORDS.optional,
    counter: counterOf(field, read),
    isLabel: titling === 'label',
    isGroup,
    isHeading: titling === 'heading',
    isUnderlined: field.isUnderlined,
    controlId: own,
    controls: field.controls.map((control) =>
      printControl(control, { ...state, isRequired: isRequired && control.isNeeded }),
    ),
  };
}

function counterOf({ id, maxLength }: Field, read: ReadControl): string {
  return maxLength === null ? '' : countCharacters(read(id)[0] ?? '', maxLength).text;
}
