import type { FieldKind } from './kind.ts';
import { lineField } from './line-field.ts';

/** An e-mail address; the only kind of text with a required format. Source: docs/behaviour/forms.md §4.2 */
export const email: FieldKind = (base, json) =>
  lineField(base, json, {
    type: 'email',
    inputMode: 'email',
    autocomplete: 'email',
    // As browsers do for this type.
    tidy: (typed) => typed.trim(),
  });
