import type { CartGateway } from '../cart/index.ts';

/** Backends that a program puts in place of the REST calls, one per room. Source: design §1, §5.2. */
export interface Gateways {
  readonly cart?: CartGateway;
}

const CART_METHODS: readonly (keyof CartGateway)[] = [
  'load',
  'add',
  'setQuantity',
  'remove',
  'updateAdditionalFields',
  'stockOf',
];

/**
 * Makes a cart backend that asks, at each call, which backend the page wants.
 * @param getConfigured what the program gave as `gateway`, or null
 * @param rest the backend that speaks HTTP
 * @returns the backend
 */
export function chooseCartGateway(getConfigured: () => object | null, rest: CartGateway): CartGateway {
  const current = (): CartGateway => {
    const configured: Gateways = getConfigured() ?? {};
    return isCartGateway(configured.cart) ? configured.cart : rest;
  };
  return {
    load: () => current().load(),
    add: (...call) => current().add(...call),
    setQuantity: (...call) => current().setQuantity(...call),
    remove: (...call) => current().remove(...call),
    updateAdditionalFields: (...call) => current().updateAdditionalFields(...call),
    stockOf: (...call) => current().stockOf(...call),
  };
}

function isCartGateway(value: unknown): value is CartGateway {
  if (typeof value !== 'object' || value === null) return false;
  const methods = value as Partial<Record<keyof CartGateway, unknown>>;
  return CART_METHODS.every((name) => typeof methods[name] === 'function');
}
