import { createApi, type Api, type ApiOptions } from '../api/index.ts';
import { checkedCartGateway, createCartParser, restCartGateway, type CartGateway } from '../cart/index.ts';
import type { Report } from '../shared/index.ts';

/** What speaks to a backend. */
export interface Wire {
  readonly api: Api;
  /** The backend that speaks HTTP. */
  readonly rest: CartGateway;
  /** Puts a door in front of a program's own backend. */
  readonly check: (own: CartGateway) => CartGateway;
}

/** The dependencies of the wire. */
export interface WireParts extends Pick<ApiOptions, 'getApiRoot' | 'getCrumb'> {
  readonly report: Report;
}

/**
 * Creates the wire: the HTTP client, and the doors of backends.
 * @param parts API root, crumb, and where mistakes of backends are reported
 * Source: docs/behaviour/wire.md §1; docs/behaviour/cart.md §9.1
 */
export function createWire({ getApiRoot, getCrumb, report }: WireParts): Wire {
  const api = createApi({ getApiRoot, getCrumb, report });
  const parseCart = createCartParser((field) => {
    report(new Error(`The cart's field "${field}" is not as promised.`), 'cart/parse');
  });
  return {
    api,
    rest: restCartGateway({ api, parseCart }),
    check: (own) => checkedCartGateway(own, { parseCart, report }),
  };
}
