import type { FieldKind } from './kind.ts';
import { textField } from './line-field.ts';

/** Longest value that an address may give a hidden field, in UTF-16 code units. Source: docs/behaviour/forms.md §3.3 */
const QUERY_VALUE_MAX_LENGTH = 2000;

/** A value that nobody sees: its own, or that of its key in the page's address. Source: docs/behaviour/forms.md §3.2, §3.3 */
export const hidden: FieldKind = (base, json) => ({
  ...textField(base, json, (value) => value.slice(0, QUERY_VALUE_MAX_LENGTH)),
  isRequired: false,
  titling: 'none',
  controls: [
    {
      shape: 'hidden',
      name: base.id,
      label: '',
      key: json.text('key') ?? '',
      defaultValues: [json.text('value') ?? ''],
      isNeeded: false,
    },
  ],
});
