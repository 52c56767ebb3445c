import { ANSWER_PARTS } from '../../enumerations/index.ts';
import { FORM_WORDS } from '../../words/index.ts';
import { splitDate } from '../field/split-whole.ts';
import type { FieldKind } from './kind.ts';
import { linePart, partsField } from './parts-field.ts';

/** A date. Source: docs/behaviour/forms.md §3.1 */
export const date: FieldKind = (base) =>
  partsField(
    base,
    ANSWER_PARTS.date,
    {
      Month: linePart(FORM_WORDS.month, { inputMode: 'numeric', widthCharacters: 2 }),
      Day: linePart(FORM_WORDS.day, { inputMode: 'numeric', widthCharacters: 2 }),
      Year: linePart(FORM_WORDS.year, { inputMode: 'numeric', widthCharacters: 4 }),
    },
    splitDate,
  );
