import type { FieldKind } from './kind.ts';
import { lineField } from './line-field.ts';

/** An amount with a currency sign. Source: docs/behaviour/forms.md §2.1 */
export const currency: FieldKind = (base, json) =>
  lineField(base, json, {
    inputMode: 'decimal',
    autocomplete: 'transaction-amount',
    prefix: json.trimmed('currencySymbol') ?? '',
  });
