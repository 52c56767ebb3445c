import type { FieldKind } from './kind.ts';
import { lineField } from './line-field.ts';

/** One line of text. Source: docs/behaviour/forms.md §2.1 */
export const text: FieldKind = (base, json) => lineField(base, json);
