import type { Feature } from '../../platform/feature.ts';
import { placeApi } from './place-api.ts';
import { createAddresses } from './tables.ts';

/** The completion of addresses. */
export const PLACES: Feature = {
  tables: ['addresses'],
  migrations: { '007-addresses': createAddresses },
  routes: [placeApi],
};

export { seedAddresses } from './seed-addresses.ts';
