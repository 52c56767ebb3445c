import { ANSWER_PARTS } from '../../enumerations/index.ts';
import { FORM_WORDS } from '../../words/index.ts';
import { splitPhone } from '../field/split-whole.ts';
import type { FieldKind } from './kind.ts';
import { linePart, partsField, type PartOptions } from './parts-field.ts';

const [, ...WITHOUT_COUNTRY] = ANSWER_PARTS.phone;

const digits = (autocomplete: string, widthCharacters: number): PartOptions => ({
  type: 'tel',
  inputMode: 'tel',
  autocomplete,
  widthCharacters,
});

/** A telephone number in parts; the value starts with a blank country code if there is none. Source: docs/behaviour/forms.md §3.2 */
export const phone: FieldKind = (base, json) => {
  const hasCountry = json.flag('showCountryCode');
  const Country = linePart(FORM_WORDS.countryCode, {
    ...digits('tel-country-code', 4),
    isNeeded: false,
  });
  const others = {
    Areacode: linePart(FORM_WORDS.areaCode, digits('tel-area-code', 3)),
    Prefix: linePart(FORM_WORDS.phonePrefix, digits('tel-local-prefix', 3)),
    Line: linePart(FORM_WORDS.phoneLine, digits('tel-local-suffix', 4)),
  };
  return hasCountry
    ? partsField(base, ANSWER_PARTS.phone, { Country, ...others }, splitPhone)
    : partsField(base, WITHOUT_COUNTRY, others, splitPhone, ['']);
};
