import type { Api } from '../api/index.ts';
import type { AddRequest } from '../cart/index.ts';

/** A backend that starts subscriptions. Source: docs/behaviour/subscriptions.md §3.1, §3.6 */
export interface SubscriptionsGateway {
  /**
   * Puts a subscription into a cart of its own.
   * @param request the item to subscribe to
   * @param idempotencyKey the same on each retry of the visitor's action
   * @returns that cart's token; throws a StorefrontError when refused
   */
  start(request: AddRequest, idempotencyKey: string): Promise<{ readonly cartToken: string }>;
}

const PATH = '/api/3/commerce/cart/subscription';

/**
 * Creates the gateway to the website builder's API.
 * @param api the client
 * @returns the gateway, which passes answers on unchecked
 * Source: docs/behaviour/subscriptions.md §3.1
 */
export function restSubscriptionsGateway(api: Api): SubscriptionsGateway {
  return {
    start: async ({ itemId, sku, quantity: qty, additionalFields }, idempotencyKey) => {
      const body = { itemId, sku, qty, additionalFields };
      return (await api.write('POST', PATH, { body, idempotencyKey })) as { readonly cartToken: string };
    },
  };
}
