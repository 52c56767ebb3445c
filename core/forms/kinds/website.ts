import type { FieldKind } from './kind.ts';
import { lineField } from './line-field.ts';

/** The URL of a website. Source: docs/behaviour/forms.md §2.1 */
export const website: FieldKind = (base, json) =>
  lineField(base, json, { type: 'url', inputMode: 'url', autocomplete: 'url' });
