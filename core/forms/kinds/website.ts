import { tidyUrl } from '../../text/index.ts';
import type { FieldKind } from './kind.ts';
import { lineField } from './line-field.ts';

/** The URL of a website. Source: docs/behaviour/forms.md §2.1, §4.10 */
export const website: FieldKind = (base, json) =>
  lineField(base, json, { type: 'url', inputMode: 'url', autocomplete: 'url', tidy: tidyUrl });
