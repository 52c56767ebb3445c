import type { FieldKind } from './kind.ts';
import { textField } from './line-field.ts';

/** Longest value of a hidden field from the URL, in UTF-16 code units. Source: docs/behaviour/forms.md §3.3 */
const QUERY_VALUE_MAX_LENGTH = 2000;

/** A hidden value: its own, or that of its parameter in the page's URL. Source: docs/behaviour/forms.md §3.2, §3.3 */
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
