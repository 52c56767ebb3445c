import type { FieldKind } from './kind.ts';
import { lineField } from './line-field.ts';

/** A text that is masked. Source: docs/behaviour/forms.md §2.1 */
export const password: FieldKind = (base, json) =>
  lineField(base, json, { type: 'password', autocomplete: 'new-password' });
