import type { PlacesGateway } from './gateway.ts';

/** A gateway without places, for a page without a store. Source: docs/behaviour/forms.md §13.9 */
export const emptyPlacesGateway: PlacesGateway = {
  complete: () => Promise.resolve({ predictions: [] }),
  details: () => Promise.resolve({ status: 'NOT_FOUND' }),
};
