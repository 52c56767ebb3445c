import { openGateway } from '../../../core/backends/index.ts';
import { emptyPlacesGateway, restPlacesGateway, type PlacesGateway } from '../../../core/places/index.ts';
import type { Storefront } from '../../../core/storefront/index.ts';

/**
 * Opens the gateway for places, chosen again for each call.
 * @param shop the page's shop
 * Source: docs/behaviour/forms.md §13.9
 */
export function placesGateway(shop: Storefront): PlacesGateway {
  return openGateway(shop, 'places', { memory: emptyPlacesGateway, rest: restPlacesGateway(shop.api) });
}
