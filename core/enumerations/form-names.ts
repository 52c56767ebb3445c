/** What a form field asks for, as the editor knows it. Source: docs/behaviour/names-and-codes.md §16.1. */
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

/** One of the kinds of form field. Source: docs/behaviour/names-and-codes.md §16.1. */
export type FormFieldType = (typeof FORM_FIELD_TYPES)[number];

/** How the answer of a field is gathered; `single` stands for every field with one value. Source: docs/behaviour/names-and-codes.md §16.2. */
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

/** One of the ways to gather an answer. Source: docs/behaviour/names-and-codes.md §16.2. */
export type FormAnswerType = (typeof FORM_ANSWER_TYPES)[number];
