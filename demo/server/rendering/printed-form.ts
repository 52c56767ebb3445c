import {
  controlsByName,
  summarise,
  type FieldProblems,
  type Form,
  type FormSummary,
  type ReadControl,
} from '../../../core/forms/index.ts';
import { FORM_WORDS } from '../../../core/words/index.ts';
import { FORM_KEYS } from '../shared/form-keys.ts';
import { printField, type PrintedField } from './printed-field.ts';

/** What a form holds, and what was wrong with it when it was sent. */
export interface Filled {
  readonly form: Form;
  /** Reads its controls. */
  readonly read: ReadControl;
  /** Messages by field; empty for a form that was not sent yet. */
  readonly problems: FieldProblems;
  /** Why it was not sent; null for a form that was not sent yet. */
  readonly banner: string | null;
}

/** What a printed form says of the visit. */
export interface FormVisit {
  readonly crumb: string;
  readonly idempotencyKey: string;
  /** The page that it was first sent from; '' for the page it stands in. */
  readonly pageUrl: string;
  /** Whether room is left for a captcha, so that nothing moves when it is drawn. */
  readonly hasCaptcha: boolean;
}

/** A form as the templates print it: it works as it stands, and is enhanced by the tag. */
export interface PrintedForm extends FormVisit {
  readonly id: string;
  /** Where it is posted to. */
  readonly action: string;
  readonly keys: typeof FORM_KEYS;
  readonly fields: readonly PrintedField[];
  /** What the visitor is told before sending; may be empty. */
  readonly disclaimer: string;
  readonly submitText: string;
  readonly isNewsletter: boolean;
  readonly summary: FormSummary | null;
}

/**
 * Prepares a form for the templates.
 * @param filled the form and what it holds
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
 * Reads the controls of a form that nobody has filled in.
 * @param form the form
 */
export function emptyForm(form: Form): Filled {
  const controls = controlsByName(form);
  const read: ReadControl = (name) => controls.get(name)?.defaultValues ?? [];
  return { form, read, problems: new Map(), banner: null };
}
