import { FORM_WORDS } from '../../words/index.ts';
import { splitName } from '../field/split-whole.ts';
import type { FieldKind } from './kind.ts';
import { linePart, partsField } from './parts-field.ts';

/** The name of a person. Source: docs/behaviour/forms.md §3.1 */
export const name: FieldKind = (base) =>
  partsField(
    base,
    [
      linePart('First', FORM_WORDS.firstName, { autocomplete: 'given-name' }),
      linePart('Last', FORM_WORDS.lastName, { autocomplete: 'family-name' }),
    ],
    splitName,
  );
