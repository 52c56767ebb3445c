import { choiceField } from './choice-field.ts';
import type { FieldKind } from './kind.ts';

/** One of a few choices. Source: docs/behaviour/forms.md §3.2 */
export const radio: FieldKind = (base, json, seed) =>
  choiceField(base, json, seed, { shape: 'choices', isMultiple: false });
