import { ANSWER_PARTS, DAY_HALVES } from '../../enumerations/index.ts';
import { FORM_WORDS } from '../../words/index.ts';
import { splitTime } from '../field/split-whole.ts';
import type { FieldKind } from './kind.ts';
import { linePart, partsField, type Part } from './parts-field.ts';

const HALVES = DAY_HALVES.map((half) => ({ value: half, label: half }));

const half = (): Part => ({
  shape: 'list',
  label: FORM_WORDS.amPm,
  defaultValues: DAY_HALVES.slice(0, 1),
  isNeeded: true,
  choices: HALVES,
  autocomplete: 'on',
  otherName: null,
});

/** A time of day; seconds are optional. Source: docs/behaviour/forms.md §3.1 */
export const time: FieldKind = (base) =>
  partsField(
    base,
    ANSWER_PARTS.time,
    {
      Hour: linePart(FORM_WORDS.hour, { inputMode: 'numeric', widthCharacters: 2 }),
      Minute: linePart(FORM_WORDS.minute, { inputMode: 'numeric', widthCharacters: 2 }),
      Second: linePart(FORM_WORDS.second, { inputMode: 'numeric', widthCharacters: 2, isNeeded: false }),
      Ampm: half(),
    },
    splitTime,
  );
