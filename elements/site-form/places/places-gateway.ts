import {
  assertPlacesGateway,
  emptyPlacesGateway,
  restPlacesGateway,
  type PlacesGateway,
} from '../../../core/places/index.ts';
import type { Storefront } from '../../../core/storefront/index.ts';
import { chooseBackend } from '../../parts/choose-backend.ts';

/**
 * Opens the gateway for places, chosen again for each call.
 * @param shop the page's shop
 * Source: docs/behaviour/forms.md §13.9
 */
export function placesGateway(shop: Storefront): PlacesGateway {
  const backends = {
    check: assertPlacesGateway,
    memory: emptyPlacesGateway,
    rest: restPlacesGateway(shop.api),
  };
  const current = () => chooseBackend<PlacesGateway>(shop, 'places', backends);
  return {
    complete: async (...call) => (await current()).complete(...call),
    details: async (...call) => (await current()).details(...call),
  };
}
