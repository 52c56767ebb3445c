import type { Database } from '../../platform/database/tables.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { type Address, lineOf, whereaboutsOf } from './address.ts';

/** A part of an address, in the format of the places provider. */
interface Component {
  readonly long_name: string;
  readonly short_name: string;
  readonly types: readonly string[];
}

/** A place and its address. */
export interface Place {
  readonly place_id: string;
  readonly formatted_address: string;
  readonly address_components: readonly Component[];
}

/**
 * Finds the address of a place.
 * @param db the store's database
 * @param placeId the id of a prediction
 * @throws Refusal 404 for an unknown place
 * Source: docs/behaviour/reference-store.md §8.2
 */
export async function findPlace(db: Database, placeId: string): Promise<Place> {
  const row = await db.selectFrom('addresses').select('details').where('id', '=', placeId).executeTakeFirst();
  if (row === undefined) throw refusal(404, 'unknownPlace');
  const address = JSON.parse(row.details) as Address;
  return {
    place_id: placeId,
    formatted_address: `${lineOf(address)}, ${address.zip}, ${whereaboutsOf(address)}`,
    address_components: componentsOf(address),
  };
}

function componentsOf(address: Address): readonly Component[] {
  const { number, street, city, state, stateCode, zip, country, countryCode } = address;
  return [
    componentOf('street_number', number),
    componentOf('route', street),
    componentOf('locality', city),
    componentOf('administrative_area_level_1', state, stateCode),
    componentOf('country', country, countryCode),
    componentOf('postal_code', zip),
  ].filter(({ long_name }) => long_name !== '');
}

function componentOf(type: string, long: string, short = long): Component {
  return { long_name: long, short_name: short, types: [type] };
}
