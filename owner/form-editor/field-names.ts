import { type FieldSchema, kindOf } from '../forms/index.ts';
import type { FormFieldType } from '../../core/enumerations/index.ts';
import { fieldsOf } from '../../core/json/index.ts';
import { EDITING_WORDS, FORM_EDITOR_WORDS } from '../../core/words/index.ts';

type EditorWord = keyof typeof FORM_EDITOR_WORDS;

const WORD_OF_KIND = {
  text: 'kindText',
  textarea: 'kindTextarea',
  email: 'kindEmail',
  number: 'kindNumber',
  website: 'kindWebsite',
  currency: 'kindCurrency',
  password: 'kindPassword',
  twitter: 'kindTwitter',
  date: 'kindDate',
  time: 'kindTime',
  name: 'kindName',
  address: 'kindAddress',
  phone: 'kindPhone',
  section: 'kindSection',
  radio: 'kindRadio',
  checkbox: 'kindCheckbox',
  select: 'kindSelect',
  likert: 'kindLikert',
  hidden: 'kindHidden',
} as const satisfies Readonly<Record<FormFieldType, EditorWord>>;

/**
 * Names a kind of field for the owner.
 * @param kind the kind; null for an unknown one
 */
export function kindName(kind: FormFieldType | null): string {
  return FORM_EDITOR_WORDS[kind === null ? 'kindUnknown' : WORD_OF_KIND[kind]];
}

/**
 * Names a field for the owner: a hidden field has no title, but a query parameter.
 * @param field the field
 */
export function titleOf(field: FieldSchema): string {
  const own = fieldsOf(field);
  const name = kindOf(field) === 'hidden' ? own.trimmed('key') : own.trimmed('title');
  return name ?? EDITING_WORDS.untitled;
}
