import { checkForm, spreadValues, type Form, type ReadControl } from '../../../../core/forms/index.ts';
import { refusal } from '../../shared/refusal.ts';

/**
 * Checks the values of a form by the rules of the page.
 * @param form the form
 * @param values by the ids of its fields, as they were sent
 * @returns how to read its controls
 * @throws Refusal 400 for values that are not of its fields, or with a sentence per field
 * Source: docs/behaviour/forms.md §4, §6.2
 */
export function checkValues(form: Form, values: Readonly<Record<string, unknown>>): ReadControl {
  const read = spreadValues(form, values);
  if (read === null) throw refusal(400, 'formNotParsed');
  const problems = checkForm(form, read);
  if (problems.size > 0) throw refusal(400, 'formInvalid', { errors: Object.fromEntries(problems) });
  return read;
}
