import type { FormFieldType } from '../../core/enumerations/index.ts';

/** The editable properties of each kind of field, besides its title. Source: docs/behaviour/forms.md §2.1 */
export const EDITABLE_PROPERTIES = {
  text: ['description', 'placeholder', 'required'],
  textarea: ['description', 'placeholder', 'required'],
  email: ['description', 'placeholder', 'multiple', 'required'],
  number: ['description', 'placeholder', 'required'],
  website: ['description', 'placeholder', 'required'],
  currency: ['description', 'currencySymbol', 'required'],
  password: ['description', 'required'],
  twitter: ['description', 'required'],
  date: ['description', 'required'],
  time: ['description', 'required'],
  name: ['description', 'required'],
  address: ['description', 'required'],
  phone: ['description', 'showCountryCode', 'required'],
  section: ['description', 'underline'],
  radio: ['description', 'options', 'required'],
  checkbox: ['description', 'options', 'required'],
  select: ['description', 'options', 'required'],
  likert: ['description', 'options', 'required'],
  hidden: ['key', 'value'],
} as const satisfies Readonly<Record<FormFieldType, readonly string[]>>;

/** Editable properties behind feature switches: feature switch → kind → properties. Source: docs/behaviour/forms.md §2.1 */
export const SWITCHED_PROPERTIES = {
  formHandler: { textarea: ['maxLength'] },
} as const satisfies Readonly<Record<string, Partial<Record<FormFieldType, readonly string[]>>>>;

type ValueOf<Table> = Table[keyof Table];

/** A property of a field that an owner can edit. */
export type EditableProperty =
  | ValueOf<typeof EDITABLE_PROPERTIES>[number]
  | ValueOf<ValueOf<typeof SWITCHED_PROPERTIES>>[number];
