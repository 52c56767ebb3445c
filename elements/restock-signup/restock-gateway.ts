import {
  assertRestockGateway,
  createMemoryRestockGateway,
  restRestockGateway,
  type RestockGateway,
} from '../../core/restock/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import { chooseBackend } from '../parts/choose-backend.ts';

const memory = createMemoryRestockGateway();

/**
 * Opens the gateway for sign-ups, chosen again for each call.
 * @param shop the page's shop
 * Source: docs/behaviour/restock.md §4.4
 */
export function restockGateway(shop: Storefront): RestockGateway {
  const backends = { check: assertRestockGateway, memory, rest: restRestockGateway(shop.api) };
  return {
    signUp: async (...call) =>
      (await chooseBackend<RestockGateway>(shop, 'restock', backends)).signUp(...call),
  };
}
