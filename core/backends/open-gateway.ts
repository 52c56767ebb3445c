import { assertMethods } from '../errors/index.ts';
import { ownGateway } from './backend-of.ts';
import { chooseBackend } from './choose-backend.ts';
import { whenBackendKnown } from './follow-backend.ts';
import type { GatewayName } from './gateway-names.ts';
import type { GatewayParts } from './gateway-parts.ts';
import { isNamedBackend, namedGateways } from './named-gateways.ts';

/** The gateways of a module, besides the program's own. */
export interface OurGateways<Gateway> {
  /** For a page without a store. */
  readonly memory: Gateway;
  /** The store's REST API. Its methods, except the optional ones, are those that the program's own gateway needs. */
  readonly rest: Gateway;
  /** Methods that a gateway may have besides; a call of one that is missing resolves to undefined. */
  readonly optional?: readonly (keyof Gateway & string)[];
}

/**
 * Opens the gateway of a module; each call chooses its backend again, and rejects with an AssertionError if the program's
 * own lacks a method.
 * @param shop the page's shop
 * @param name the name of the program's own gateway
 * @param gateways the others
 * Source: docs/behaviour/cart.md §9.1; docs/behaviour/forms.md §6.5
 */
export function openGateway<Gateway extends object>(
  shop: GatewayParts,
  name: Exclude<GatewayName, 'cart'>,
  { memory, rest, optional = [] }: OurGateways<Gateway>,
): Gateway {
  const names: readonly string[] = optional;
  const methods = Object.keys(rest).filter((method) => !names.includes(method));
  const getOwn = () => {
    const own = ownGateway(shop.settings, name);
    if (own !== undefined) assertMethods(own, `gateway.${name}`, methods);
    return own as Gateway | undefined;
  };
  return chooseBackend({
    getOwn,
    async openNamed() {
      await whenBackendKnown(shop, name);
      // The page may have set its own meanwhile.
      const own = getOwn();
      if (own) return own;
      const settings = shop.settings.$settings.get();
      if (settings.gateway === 'memory') return memory;
      if (!isNamedBackend(settings.gateway)) return undefined;
      const gateways: Partial<Record<GatewayName, unknown>> = await namedGateways(settings.gateway, settings);
      return gateways[name] as Gateway | undefined;
    },
    rest,
    optional,
  });
}
