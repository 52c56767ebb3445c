import { ANSWER_PARTS } from '../../enumerations/index.ts';
import { FORM_WORDS } from '../../words/index.ts';
import { splitName } from '../field/split-whole.ts';
import type { FieldKind } from './kind.ts';
import { linePart, partsField } from './parts-field.ts';

/** The name of a person. Source: docs/behaviour/forms.md §3.1 */
export const name: FieldKind = (base) =>
  partsField(
    base,
    ANSWER_PARTS.name,
    {
      First: linePart(FORM_WORDS.firstName, { autocomplete: 'given-name' }),
      Last: linePart(FORM_WORDS.lastName, { autocomplete: 'family-name' }),
    },
    splitName,
  );
