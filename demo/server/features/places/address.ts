/** A known address. */
export interface Address {
  /** '' for a street without a number. */
  readonly number: string;
  readonly street: string;
  readonly city: string;
  /** '' if addresses of the country have none. */
  readonly state: string;
  /** The abbreviation, if there is one. */
  readonly stateCode: string;
  readonly zip: string;
  readonly country: string;
  readonly countryCode: string;
  /** Whether the street is written before the number. */
  readonly isStreetFirst: boolean;
}

/**
 * Formats the street line of an address.
 * @param address the address
 */
export function lineOf({ number, street, isStreetFirst }: Address): string {
  return (isStreetFirst ? [street, number] : [number, street]).filter((part) => part !== '').join(' ');
}

/**
 * Formats town, region and country of an address.
 * @param address the address
 */
export function whereaboutsOf({ city, stateCode, country }: Address): string {
  return [city, stateCode, country].filter((part) => part !== '').join(', ');
}
