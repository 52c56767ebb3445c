import { createApi, type Api, type ApiOptions } from '../api/index.ts';
import {
  createCartParser,
  limitCartGateway,
  openBackend,
  restCartGateway,
  type CartBackend,
  type CartGateway,
} from '../cart/index.ts';
import type { CurrencyCode } from '../money/index.ts';
import type { Report } from '../shared/index.ts';

/** What speaks to a backend. */
export interface Wire {
  readonly api: Api;
  /** The store's own backend of the cart. */
  readonly cart: CartBackend;
  /** Puts a program's own gateway behind the same door. */
  readonly openOwn: (gateway: CartGateway) => CartBackend;
}

/** The dependencies of the wire. */
export interface WireParts extends Pick<ApiOptions, 'getApiRoot' | 'getCrumb'> {
  readonly getPageCurrency: () => CurrencyCode;
  readonly report: Report;
}

/**
 * Creates the wire: the HTTP client, and the doors of backends.
 * @param parts API root, crumb, currency, and where mistakes of backends are reported
 * Source: docs/behaviour/wire.md §1; docs/behaviour/cart.md §9.1
 */
export function createWire({ getApiRoot, getCrumb, getPageCurrency, report }: WireParts): Wire {
  const api = createApi({ getApiRoot, getCrumb, report });
  const parseCart = createCartParser({
    getPageCurrency,
    reportField(field) {
      report(new Error(`The cart's field "${field}" is not as promised.`), 'cart/parse');
    },
  });
  const open = (gateway: CartGateway) => openBackend(gateway, { parseCart, report });
  return {
    api,
    cart: open(restCartGateway({ api })),
    openOwn: (gateway) => open(limitCartGateway(gateway)),
  };
}
