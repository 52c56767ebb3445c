import { assertCartGateway, type CartGateway } from '../cart/index.ts';
import { assert } from '../errors/index.ts';

/** Backends that a program provides instead of the REST calls, one per module. Source: docs/behaviour/cart.md §9.1. */
export interface Gateways {
  /** Checked by the tags that need it. */
  readonly account?: object;
  readonly cart?: CartGateway;
  /** Checked by the tag that needs it: most pages have no form. */
  readonly forms?: object;
  /** Checked by the tags that need it. */
  readonly navigation?: object;
  /** Checked by its answers: most pages sell no subscription. */
  readonly subscriptions?: object;
  /** Checked by the tag that needs it. */
  readonly multilingual?: object;
  /** Checked when a visitor reaches an address field with suggestions. */
  readonly places?: object;
  /** Checked by the tag that needs it. */
  readonly products?: object;
  /** Checked by the tags that need it. */
  readonly restock?: object;
  /** Checked by the tag that needs it. */
  readonly reviews?: object;
  /** Checked by the tag that needs it. */
  readonly stores?: object;
}

const MODULES: readonly string[] = [
  'account',
  'cart',
  'forms',
  'multilingual',
  'navigation',
  'places',
  'products',
  'restock',
  'reviews',
  'stores',
  'subscriptions',
] satisfies (keyof Gateways)[];

/**
 * Checks the `gateway` setting of a program.
 * @param gateways the setting; may be absent
 * @throws AssertionError for an unknown backend, or one without a method
 * Source: docs/behaviour/cart.md §9.1
 */
export function checkGateways(gateways: unknown): void {
  if (typeof gateways !== 'object' || gateways === null) return;
  for (const [name, gateway] of Object.entries(gateways)) {
    assert(MODULES.includes(name), 'configureStore: gateway', `one of ${MODULES.join(', ')}`, name);
    if (gateway !== undefined && name === 'cart') assertCartGateway(gateway);
  }
}
