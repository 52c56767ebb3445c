import type { AccountGateway } from '../account/index.ts';
import { GATEWAY_NAMES, type GatewayName } from './gateway-names.ts';
import { assertCartGateway, type CartGateway } from '../cart/index.ts';
import { assert } from '../errors/index.ts';
import type { PlacesGateway } from '../places/index.ts';
import type { ProductGateway } from '../purchase/index.ts';

/** Backends that a program provides instead of the REST calls, one per module. Source: docs/behaviour/cart.md §9.1. */
export interface Gateways extends Readonly<Partial<Record<GatewayName, object>>> {
  /** Checked at once; all others when they are used, because most pages have no form. */
  readonly cart?: CartGateway;
  readonly products?: ProductGateway;
  readonly account?: AccountGateway;
  readonly places?: PlacesGateway;
}

/**
 * Checks the `gateway` setting of a program.
 * @param gateways the setting; may be absent
 * @throws AssertionError for an unknown backend, or one without a method
 * Source: docs/behaviour/cart.md §9.1
 */
export function checkGateways(gateways: unknown): void {
  if (typeof gateways !== 'object' || gateways === null) return;
  const names: readonly string[] = GATEWAY_NAMES;
  for (const [name, gateway] of Object.entries(gateways)) {
    assert(names.includes(name), 'configureStore: gateway', `one of ${names.join(', ')}`, name);
    if (gateway !== undefined && name === 'cart') assertCartGateway(gateway);
  }
}
