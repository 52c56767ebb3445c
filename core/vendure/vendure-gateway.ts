import { refuse, type BackendGateways, type BackendOptions } from '../gateway-kit/index.ts';

/**
 * Creates the gateway to a store of Vendure.
 * @param options the store's address and key
 * Source: docs/behaviour/gateways.md §2
 */
export function vendureGateway(options: BackendOptions): BackendGateways {
  return refuse('invalid', { cause: options });
}
