import {
  controlsByName,
  summarise,
  type FieldProblems,
  type Form,
  type FormSummary,
  type ReadControl,
} from '../../../../../core/forms/index.ts';
import { FORM_WORDS } from '../../../../../core/words/index.ts';
import { FORM_KEYS } from '../../../platform/shared/form-keys.ts';
import { printField, type PrintedField } from './printed-field.ts';

/** The values and errors of a form. */
export interface Filled {
  readonly form: Form;
  /** Reads its controls. */
  readonly read: ReadControl;
  /** Messages by field; empty for a form that was not sent yet. */
  readonly problems: FieldProblems;
  /** Why it was not sent; null for a form that was not sent yet. */
  readonly banner: string | null;
}

/** The visit in which a form is printed. */
export interface FormVisit {
  readonly crumb: string;
  readonly idempotencyKey: string;
  /** The page that it was first sent from; '' for the current page. */
  readonly pageUrl: string;
  /** Whether to reserve space for a captcha, to avoid a layout shift. */
  readonly hasCaptcha: boolean;
}

/** A form as the templates print it: works without JavaScript, and is enhanced by the tag. */
export interface PrintedForm extends FormVisit {
  readonly id: string;
  /** Its action URL. */
  readonly action: string;
  readonly keys: typeof FORM_KEYS;
  readonly fields: readonly PrintedField[];
  /** Disclaimer above the button; may be empty. */
  readonly disclaimer: string;
  readonly submitText: string;
  readonly isNewsletter: boolean;
  readonly summary: FormSummary | null;
}

/**
 * Prepares a form for the templates.
 * @param filled the form, its values and errors
 * @param visit whose form it is
 * Source: docs/behaviour/forms.md §10.1
 */
export function printForm(filled: Filled, visit: FormVisit): PrintedForm {
  const { form, read, problems } = filled;
  return {
    ...visit,
    id: form.id,
    isNewsletter: form.isNewsletter,
    action: `/forms/${encodeURIComponent(form.id)}`,
    keys: FORM_KEYS,
    fields: form.fields.map((field) => printField(field, { formId: form.id, read, problems })),
    disclaimer: form.disclaimer,
    submitText: form.submitText || FORM_WORDS.submit,
    summary: summarise(filled),
  };
}

/**
 * Creates the state of an empty form.
 * @param form the form
 */
export function emptyForm(form: Form): Filled {
  const controls = controlsByName(form);
  const read: ReadControl = (name) => controls.get(name)?.defaultValues ?? [];
  return { form, read, problems: new Map(), banner: null };
}
