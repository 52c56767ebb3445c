import type { FieldKind } from './kind.ts';
import { lineField } from './line-field.ts';

/** An account name. Source: docs/behaviour/forms.md §2.1 */
export const twitter: FieldKind = (base, json) => lineField(base, json, { prefix: '@' });
