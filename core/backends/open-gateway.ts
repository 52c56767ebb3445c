import { assertMethods } from '../errors/index.ts';
import type { PageSettings } from '../page/index.ts';
import { chooseBackend } from './choose-backend.ts';
import type { GatewayName } from './gateway-names.ts';
import { isNamedBackend, namedGateways } from './named-gateways.ts';

/** The part of the page's shop that a gateway uses. */
export interface GatewayParts {
  readonly settings: PageSettings;
  /** Loads every setting. */
  readonly prepare: () => Promise<void>;
}

/** The gateways of a module, besides the program's own. */
export interface OurGateways<Gateway> {
  /** For a page without a store. */
  readonly memory: Gateway;
  /** The store's REST API. Its methods are those that the program's own gateway needs. */
  readonly rest: Gateway;
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
  { memory, rest }: OurGateways<Gateway>,
): Gateway {
  const { $program, $settings } = shop.settings;
  const methods = Object.keys(rest);
  return chooseBackend({
    getOwn() {
      const gateways: Partial<Record<GatewayName, unknown>> | null = $program.get().gateway;
      const own = gateways?.[name];
      if (own !== undefined) assertMethods(own, `gateway.${name}`, methods);
      return own as Gateway | undefined;
    },
    async openNamed() {
      // The network bundle reads the setting.
      await shop.prepare();
      const settings = $settings.get();
      if (settings.gateway === 'memory') return memory;
      if (!isNamedBackend(settings.gateway)) return undefined;
      const gateways: Partial<Record<GatewayName, unknown>> = await namedGateways(settings.gateway, settings);
      return gateways[name] as Gateway | undefined;
    },
    rest,
  });
}
