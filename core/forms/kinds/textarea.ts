import type { FieldKind } from './kind.ts';
import { defaultText, textField } from './line-field.ts';

/** Lines of text. Source: docs/behaviour/forms.md §2.1, §4.4 */
export const textarea: FieldKind = (base, json) => ({
  ...textField(base, json),
  controls: [
    {
      shape: 'lines',
      name: base.id,
      label: '',
      defaultValues: defaultText(json),
      isNeeded: true,
      autocomplete: 'on',
      placeholder: json.text('placeholder') ?? '',
    },
  ],
});
