import type { Api } from '../api/index.ts';
import type { PlacesGateway } from './gateway.ts';

/** The endpoints of places. Source: docs/behaviour/account.md §4 */
const CALLS = {
  complete: '/api/google-maps/places/autocomplete',
  details: '/api/google-maps/places/details',
} as const;

/**
 * Creates the gateway of places to the website builder's API.
 * @param api the client
 * @returns the gateway, which passes answers on unchecked
 * Source: docs/behaviour/account.md §4; docs/behaviour/forms.md §13.8
 */
export function restPlacesGateway(api: Api): PlacesGateway {
  return {
    complete: (input, context, signal) => api.read(CALLS.complete, { query: { input, ...context }, signal }),
    details: (placeId, context, signal) =>
      api.read(CALLS.details, { query: { placeId, ...context }, signal }),
  };
}
