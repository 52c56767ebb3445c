import { FORM_WORDS } from '../../words/index.ts';
import { splitTime } from '../field/split-whole.ts';
import type { FieldKind } from './kind.ts';
import { linePart, partsField, type Part } from './parts-field.ts';

const HALVES = ['AM', 'PM'].map((half) => ({ value: half, label: half }));

const half = (): Part => ({
  key: 'Ampm',
  control: {
    shape: 'list',
    label: FORM_WORDS.amPm,
    defaultValues: ['AM'],
    isNeeded: true,
    choices: HALVES,
    autocomplete: 'on',
    otherName: null,
  },
});

/** A time of day; seconds are optional. Source: docs/behaviour/forms.md §3.1 */
export const time: FieldKind = (base) =>
  partsField(
    base,
    [
      linePart('Hour', FORM_WORDS.hour, { inputMode: 'numeric', widthCharacters: 2 }),
      linePart('Minute', FORM_WORDS.minute, { inputMode: 'numeric', widthCharacters: 2 }),
      linePart('Second', FORM_WORDS.second, { inputMode: 'numeric', widthCharacters: 2, isNeeded: false }),
      half(),
    ],
    splitTime,
  );
