import type { FieldKind } from './kind.ts';
import { lineField } from './line-field.ts';

/** An e-mail address; the only kind whose text must be of a form. Source: docs/behaviour/forms.md §4.2 */
export const email: FieldKind = (base, json) =>
  lineField(base, json, {
    type: 'email',
    inputMode: 'email',
    autocomplete: 'email',
    // As browsers do with this type.
    tidy: (typed) => typed.trim(),
  });
