/** The field types of the form editor. Source: docs/behaviour/names-and-codes.md §16.1. */
export const FORM_FIELD_TYPES = [
  'text',
  'textarea',
  'email',
  'number',
  'website',
  'currency',
  'password',
  'twitter',
  'date',
  'time',
  'name',
  'address',
  'phone',
  'section',
  'radio',
  'checkbox',
  'select',
  'likert',
  'hidden',
] as const;

/** A field type of the form editor. Source: docs/behaviour/names-and-codes.md §16.1. */
export type FormFieldType = (typeof FORM_FIELD_TYPES)[number];

/**
 * How the answer of a field is collected; `single` is any field with one value.
 * Source: docs/behaviour/names-and-codes.md §16.2
 */
export const FORM_ANSWER_TYPES = [
  'date',
  'name',
  'time',
  'address',
  'checkbox',
  'likert',
  'radio',
  'select',
  'phone',
  'single',
] as const;

/** A way to collect an answer. Source: docs/behaviour/names-and-codes.md §16.2. */
export type FormAnswerType = (typeof FORM_ANSWER_TYPES)[number];
