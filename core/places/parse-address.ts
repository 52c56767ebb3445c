import { fieldsOf, readEvery, readText } from '../json/index.ts';
import type { Address, AddressText } from './address.ts';
import { checkStatus, MAX_TEXT_LENGTH } from './provider.ts';
import { withTypedNumber } from './with-typed-number.ts';

/** A component of an address, as the provider names it. */
interface Component {
  readonly types: readonly string[];
  readonly long: string;
  readonly short: string;
}

/** From which components each part is read, the best first. */
const TYPES = {
  number: ['street_number'],
  route: ['route'],
  // Replaces the street where there is none.
  place: ['premise', 'neighborhood', 'sublocality_level_2', 'point_of_interest', 'establishment'],
  unit: ['subpremise'],
  city: ['locality', 'postal_town', 'sublocality_level_1', 'sublocality', 'administrative_area_level_3'],
  state: ['administrative_area_level_1'],
  zip: ['postal_code'],
  zipSuffix: ['postal_code_suffix'],
  country: ['country'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Where letters name the state by its short name. */
const COUNTRIES_WITH_SHORT_STATES: readonly string[] = ['US', 'CA', 'AU'];

/**
 * Parses the details of a place. Missing parts are null; invalid components are skipped.
 * @param json the answer, or anything else
 * @param typed the typed line; its house number is kept if the place has none
 * @throws StorefrontError of the kind of the answer's status; `unknown-outcome` for an invalid answer
 * Source: docs/behaviour/forms.md §13.5, §13.7
 */
export function parseAddress(json: unknown, typed: string): Address {
  const answer = fieldsOf(json);
  checkStatus(answer, 'result');
  const result = fieldsOf(answer.raw('result'));
  const components = result.list('address_components', readComponent);
  const find: Find = (types) =>
    types.flatMap((type) => components.find((component) => component.types.includes(type)) ?? [])[0] ?? null;
  const country = find(TYPES.country);
  const zip = zipOf(find(TYPES.zip), find(TYPES.zipSuffix));
  const formatted = result.text('formatted_address') ?? '';
  const zips = zip === null ? [] : [zip.text, ...zip.others];
  const line = lineOf(find, formatted, (street) => withTypedNumber(street, typed, zips));
  return {
    Line1: line === null ? null : { text: line, others: [] },
    Line2: named(find(TYPES.unit)),
    City: named(find(TYPES.city)),
    State: named(find(TYPES.state), COUNTRIES_WITH_SHORT_STATES.includes(country?.short ?? '')),
    Zip: zip,
    Country: named(country),
  };
}

/** Finds a component by its types, the best first. */
type Find = (types: readonly string[]) => Component | null;

function readComponent(json: unknown): Component | undefined {
  const fields = fieldsOf(json);
  const long = fields.trimmed('long_name') ?? fields.trimmed('short_name');
  const types = fields.read('types', (value) => readEvery(value, readText));
  const short = fields.trimmed('short_name') ?? long;
  if (long === null || short === null || types === null) return undefined;
  if (Math.max(long.length, short.length) > MAX_TEXT_LENGTH) return undefined;
  return { types, long, short };
}

/**
 * Writes the line of a street in the order of its country.
 * @param formatted the whole address, as letters of its country have it
 */
function lineOf(find: Find, formatted: string, complete: (street: string) => string): string | null {
  const number = find(TYPES.number)?.long;
  const route = find(TYPES.route) ?? find(TYPES.place);
  if (route === null) return null;
  const { long, short } = route;
  if (number === undefined) return complete(long);
  // Letters of some countries shorten the street.
  const gap = gapBefore(number, long, formatted) ?? gapBefore(number, short, formatted);
  return gap === null ? `${number} ${long}` : `${long}${gap}${number}`;
}

/** The separator between street and following house number; null where the number precedes the street. */
function gapBefore(number: string, street: string, formatted: string): string | null {
  for (const rest of formatted.split(street).slice(1)) {
    const [gap = ''] = /^[\s,]*/.exec(rest) ?? [];
    const from = rest.slice(gap.length);
    // Not the beginning of a postal code.
    const isNumber = from.startsWith(number) && !/^[\p{L}\p{N}]/u.test(from.slice(number.length));
    if (gap !== '' && isNumber) return gap.includes(',') ? ', ' : ' ';
  }
  return null;
}

function zipOf(zip: Component | null, suffix: Component | null): AddressText | null {
  if (zip === null || suffix === null) return named(zip);
  return { text: `${zip.long}-${suffix.long}`, others: [zip.long] };
}

function named(component: Component | null, isShort = false): AddressText | null {
  if (component === null) return null;
  const { long, short } = component;
  return isShort ? { text: short, others: [long] } : { text: long, others: [short] };
}
