/** A known address. */
export interface Address {
  /** '' for one that is named by its street alone. */
  readonly number: string;
  readonly street: string;
  readonly city: string;
  /** '' where addresses have none. */
  readonly state: string;
  /** As letters have it, where that is shorter. */
  readonly stateCode: string;
  readonly zip: string;
  readonly country: string;
  readonly countryCode: string;
  /** Whether letters name the street before the number. */
  readonly isStreetFirst: boolean;
}

/**
 * Writes the line of an address.
 * @param address the address
 */
export function lineOf({ number, street, isStreetFirst }: Address): string {
  return (isStreetFirst ? [street, number] : [number, street]).filter((part) => part !== '').join(' ');
}

/**
 * Writes where the line of an address is to be found.
 * @param address the address
 */
export function whereaboutsOf({ city, stateCode, country }: Address): string {
  return [city, stateCode, country].filter((part) => part !== '').join(', ');
}
