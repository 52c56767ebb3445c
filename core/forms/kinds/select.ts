import { choiceField } from './choice-field.ts';
import type { FieldKind } from './kind.ts';

/** One of many choices. Source: docs/behaviour/forms.md §3.2 */
export const select: FieldKind = (base, json, seed) =>
  choiceField(base, json, seed, { shape: 'list', isMultiple: false, autocomplete: 'on' });
