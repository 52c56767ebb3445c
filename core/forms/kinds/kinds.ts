import type { FormFieldType } from '../../enumerations/index.ts';
import { address } from './address.ts';
import { checkbox } from './checkbox.ts';
import { currency } from './currency.ts';
import { date } from './date.ts';
import { email } from './email.ts';
import { hidden } from './hidden.ts';
import type { FieldKind } from './kind.ts';
import { likert } from './likert.ts';
import { name } from './name.ts';
import { number } from './number.ts';
import { password } from './password.ts';
import { phone } from './phone.ts';
import { radio } from './radio.ts';
import { section } from './section.ts';
import { select } from './select.ts';
import { text } from './text.ts';
import { textarea } from './textarea.ts';
import { time } from './time.ts';
import { twitter } from './twitter.ts';
import { website } from './website.ts';

/** The kinds of field, one file each. Source: docs/behaviour/forms.md §2.1 */
export const FIELD_KINDS: Readonly<Record<FormFieldType, FieldKind>> = {
  address,
  checkbox,
  currency,
  date,
  email,
  hidden,
  likert,
  name,
  number,
  password,
  phone,
  radio,
  section,
  select,
  text,
  textarea,
  time,
  twitter,
  website,
};
