import type { FieldKind } from './kind.ts';
import { lineField } from './line-field.ts';

/** A number, kept as typed, because a browser's number field loses unreadable input. Source: docs/behaviour/forms.md §2.1 */
export const number: FieldKind = (base, json) => lineField(base, json, { inputMode: 'decimal' });
