import {
  checkForm,
  spreadValues,
  type Field,
  type Form,
  type ReadControl,
} from '../../../../core/forms/index.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';

/**
 * Checks the values of a form by the rules of the page.
 * @param form the form
 * @param values untrusted values by field id
 * @returns how to read its controls
 * @throws Refusal 400 with a sentence for each invalid or unknown field
 * Source: docs/behaviour/forms.md §4, §6.2
 */
export function checkValues(form: Form, values: Readonly<Record<string, unknown>>): ReadControl {
  const { read, strays } = spreadValues(form, values);
  const problems = new Map(checkForm(form, read));
  for (const [id, field] of strays) problems.set(id, problemOfStray(field));
  if (problems.size > 0) throw refusal(400, 'formInvalid', { errors: Object.fromEntries(problems) });
  return read;
}

function problemOfStray(field: Field | null): string {
  if (!field) return MESSAGES.unknownField;
  const isChosen = field.controls.length > 0 && field.controls.every((control) => 'choices' in control);
  return isChosen ? MESSAGES.unknownChoice : MESSAGES.unfittingValue;
}
