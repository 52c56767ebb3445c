import { FORM_WORDS } from '../../../../core/words/index.ts';
import { countryName } from '../../platform/shared/countries.ts';

/** The address that an order is shipped to; parts that its country does not have are ''. */
export interface Address {
  /** '' for the customer. */
  readonly recipient: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
}

/** A part of an address that is typed. */
export type AddressPart = Exclude<keyof Address, 'country'>;

const WITH_REGIONS: readonly string[] = 'AE AU BR CA CN ES ID IN IT JP KR MX MY US'.split(' ');
const WITHOUT_CITIES: readonly string[] = 'GI HK MC SG VA'.split(' ');
const WITHOUT_POSTAL_CODES: readonly string[] =
  `AE AG AO AQ AW BF BI BJ BO BQ BS BV BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK IE JM KI KM KN KP
  LC LY ML MO MR MS MW NA NR NU PA QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TV TZ UG VC VU WS YE ZM ZW`.split(
    /\s+/,
  );

const MAX_LENGTHS = { line: 200, postalCode: 20 } as const;

/** A field of the address in a form. */
export interface AddressField {
  readonly name: AddressPart;
  readonly label: string;
  readonly autocomplete: string;
  readonly maxLength: number;
  readonly isRequired: boolean;
}

/**
 * Lists the fields of an address, in the language of the page.
 * @param country the code of its country, which decides what is required
 * Source: docs/behaviour/reference-store.md §22.2
 */
export function addressFields(country: string): readonly AddressField[] {
  const { line: maxLength, postalCode } = MAX_LENGTHS;
  const isIn = (countries: readonly string[]) => countries.includes(country);
  return [
    { name: 'line1', label: FORM_WORDS.addressLine1, autocomplete: 'address-line1', isRequired: true },
    { name: 'line2', label: FORM_WORDS.addressLine2, autocomplete: 'address-line2', isRequired: false },
    {
      name: 'city',
      label: FORM_WORDS.city,
      autocomplete: 'address-level2',
      isRequired: !isIn(WITHOUT_CITIES),
    },
    {
      name: 'region',
      label: FORM_WORDS.state,
      autocomplete: 'address-level1',
      isRequired: isIn(WITH_REGIONS),
    },
    {
      ...{ name: 'postalCode', label: FORM_WORDS.postalCode, autocomplete: 'postal-code' },
      isRequired: !isIn(WITHOUT_POSTAL_CODES),
    },
  ].map((field) => ({
    ...(field as Omit<AddressField, 'maxLength'>),
    maxLength: field.name === 'postalCode' ? postalCode : maxLength,
  }));
}

/** The longest name of a recipient, in UTF-16 code units. */
export const MAX_RECIPIENT_LENGTH = MAX_LENGTHS.line;

/**
 * Writes an address as lines, with the name of its country in the language of the page.
 * @param address the address
 * @param customerName the recipient, unless it names another one
 */
export function addressLines(address: Address, customerName: string): readonly string[] {
  const { recipient, line1, line2, city, region, postalCode, country } = address;
  const place = [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [recipient || customerName, line1, line2, place, countryName(country)].filter(Boolean);
}
