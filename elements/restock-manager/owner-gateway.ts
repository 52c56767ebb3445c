import {
  assertRestockOwnerGateway,
  createMemoryRestockOwnerGateway,
  restRestockOwnerGateway,
  type RestockOwnerGateway,
} from '../../core/restock/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { chooseBackend } from '../parts/choose-backend.ts';

/**
 * Opens the gateway for sign-ups, chosen again for each call.
 * Source: docs/behaviour/restock.md §6.4
 */
export function ownerGateway(): RestockOwnerGateway {
  const shop = storefront();
  const backends = {
    check: assertRestockOwnerGateway,
    memory: createMemoryRestockOwnerGateway(),
    rest: restRestockOwnerGateway(shop.api),
  };
  const current = () => chooseBackend<RestockOwnerGateway>(shop, 'restock', backends);
  return {
    loadGroups: async (...call) => (await current()).loadGroups(...call),
    loadSignups: async (...call) => (await current()).loadSignups(...call),
    send: async (...call) => (await current()).send(...call),
    sendAll: async (...call) => (await current()).sendAll(...call),
  };
}
