import {
  assertCartGateway,
  checkedCartGateway,
  type CartGateway,
  type CheckedGatewayParts,
} from '../cart/index.ts';
import { assert } from '../errors/index.ts';

/** Backends that a program provides instead of the REST calls, one per room. Source: docs/behaviour/cart.md §9.1. */
export interface Gateways {
  readonly cart?: CartGateway;
}

const ROOMS: readonly string[] = ['cart'] satisfies (keyof Gateways)[];

/** The dependencies of a switchable gateway. */
export interface ChoiceParts extends CheckedGatewayParts {
  /** The program's `gateway` setting, or null. */
  readonly getConfigured: () => object | null;
  /** The backend that speaks HTTP. */
  readonly rest: CartGateway;
}

/** A backend that decides, on each call, which backend to use. */
export interface ChosenGateway {
  readonly gateway: CartGateway;
  /** Whether the program's own is in use. */
  readonly isOwn: () => boolean;
}

/**
 * Creates a cart backend that uses the program's own if there is one.
 * @param parts both backends, and how the program's is checked
 * Source: docs/behaviour/cart.md §9.1
 */
export function chooseCartGateway(parts: ChoiceParts): ChosenGateway {
  const { getConfigured, rest } = parts;
  const own = () => (getConfigured() as Gateways | null)?.cart ?? null;
  const current = (): CartGateway => {
    const configured = own();
    return configured ? checkedCartGateway(configured, parts) : rest;
  };
  return {
    isOwn: () => own() !== null,
    gateway: {
      load: () => current().load(),
      add: (...call) => current().add(...call),
      setQuantity: (...call) => current().setQuantity(...call),
      remove: (...call) => current().remove(...call),
      updateAdditionalFields: (...call) => current().updateAdditionalFields(...call),
      stockOf: (...call) => current().stockOf(...call),
    },
  };
}

/**
 * Checks the `gateway` setting of a program.
 * @param gateways the setting; may be absent
 * @throws AssertionError for a backend of no room, or one without a method
 * Source: docs/behaviour/cart.md §9.1
 */
export function checkGateways(gateways: unknown): void {
  if (typeof gateways !== 'object' || gateways === null) return;
  for (const [room, gateway] of Object.entries(gateways)) {
    assert(ROOMS.includes(room), 'configureStore: gateway', `backends named ${ROOMS.join(', ')}`, room);
    if (gateway !== undefined) assertCartGateway(gateway);
  }
}
