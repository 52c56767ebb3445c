import type { AddressPart } from '../../core/enumerations/index.ts';
import type { PlacesGateway } from '../../core/places/index.ts';

/** An address in the fake directory; every part is a text. */
type KnownAddress = Readonly<Partial<Record<AddressPart, string>>>;

/** Part → its component in the provider's response. */
const TYPES: Readonly<Record<AddressPart, string>> = {
  Line1: 'route',
  Line2: 'subpremise',
  City: 'locality',
  State: 'administrative_area_level_1',
  Zip: 'postal_code',
  Country: 'country',
};

/**
 * Creates an in-memory directory of places, which responds as the provider does.
 * @param addresses its entries
 */
export function createKnownPlaces(addresses: readonly KnownAddress[]): PlacesGateway {
  return {
    complete(text) {
      const wanted = text.trim().toLowerCase();
      const predictions = addresses
        .map((address, index) => predictionOf(address, String(index)))
        .filter(({ description }) => description.toLowerCase().includes(wanted));
      return Promise.resolve({ predictions });
    },
    details(placeId) {
      const components = Object.entries(addresses[Number(placeId)] ?? {}).map(([part, text]) => ({
        long_name: text,
        short_name: text,
        types: [TYPES[part as AddressPart]],
      }));
      return Promise.resolve({ result: { address_components: components } });
    },
  };
}

function predictionOf({ Line1 = '', City = '', State = '', Country = '' }: KnownAddress, placeId: string) {
  const around = [City, State, Country].filter((part) => part !== '').join(', ');
  return {
    place_id: placeId,
    description: [Line1, around].filter((part) => part !== '').join(', '),
    structured_formatting: { main_text: Line1, secondary_text: around },
  };
}
