import { ANSWER_PARTS } from '../../enumerations/index.ts';
import { FORM_WORDS } from '../../words/index.ts';
import { splitAddress } from '../field/split-whole.ts';
import type { FieldKind } from './kind.ts';
import { linePart, partsField } from './parts-field.ts';

/** A postal address; not every country has a second line, states or postal codes. Source: docs/behaviour/forms.md §3.1 */
export const address: FieldKind = (base) =>
  partsField(
    base,
    ANSWER_PARTS.address,
    {
      Line1: linePart(FORM_WORDS.addressLine1, { autocomplete: 'address-line1' }),
      Line2: linePart(FORM_WORDS.addressLine2, { autocomplete: 'address-line2', isNeeded: false }),
      City: linePart(FORM_WORDS.city, { autocomplete: 'address-level2' }),
      State: linePart(FORM_WORDS.state, { autocomplete: 'address-level1', isNeeded: false }),
      Zip: linePart(FORM_WORDS.postalCode, {
        autocomplete: 'postal-code',
        isNeeded: false,
        widthCharacters: 10,
      }),
      Country: linePart(FORM_WORDS.country, { autocomplete: 'country-name' }),
    },
    splitAddress,
  );
