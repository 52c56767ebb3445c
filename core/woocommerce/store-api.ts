import { FAILURE_KINDS, StorefrontError, type FailureDetails, type FailureKind } from '../errors/index.ts';
import type { BackendAnswer, BackendRequest } from '../api/index.ts';
import { openShop, type ShopTraits, type TokenStore } from '../gateway-kit/index.ts';
import { fieldsOf, isJsonObject, type JsonObject, ownValue } from '../json/index.ts';
import type { WooCart } from './answers.ts';
import { textOf } from './text-of.ts';

const PATH = '/wp-json/wc/store/v1';
const TOKEN = 'cart-token';
const TOTAL = 'x-wp-total';
const IS_COUNT = /^\d{1,9}$/;

const KIND_OF_CODE: Readonly<Record<string, FailureKind>> = {
  rate_limit_exceeded: FAILURE_KINDS.rateLimited,
  woocommerce_rest_cart_invalid_key: FAILURE_KINDS.notFound,
  woocommerce_rest_product_out_of_stock: FAILURE_KINDS.soldOut,
  woocommerce_rest_product_partially_out_of_stock: FAILURE_KINDS.soldOut,
};
/** The answers to a change with an expired token. */
const EXPIRED_CODES = ['woocommerce_rest_missing_nonce', 'woocommerce_rest_invalid_nonce'];

const TRAITS: ShopTraits = {
  name: 'WooCommerce',
  allowList: 'the filter allowed_http_origins of its WordPress',
  // WordPress without WooCommerce, or below another path, has no such route.
  isOwn: (json) => {
    const code = fieldsOf(json).text('code');
    return code !== null && code !== 'rest_no_route';
  },
  explain: () => null,
};

/** A refusal, and the cart that came with it. */
export class WooRefusal extends StorefrontError {
  constructor(
    /** As WooCommerce names it; empty for an answer of something else, such as a proxy. */
    readonly code: string,
    /** After a conflict. */
    readonly wooCart: WooCart | null,
    ...rest: ConstructorParameters<typeof StorefrontError>
  ) {
    super(...rest);
  }

  /** Whether the token has expired, so that its cart is gone. */
  get isExpired(): boolean {
    return EXPIRED_CODES.includes(this.code);
  }
}

/** The Store API. All methods reject with a StorefrontError. */
export interface StoreApi {
  /** Reads a product or a list. */
  readonly read: <Json>(path: string, signal: AbortSignal) => Promise<Json>;
  /** Reads a list, and the header that counts all of its pages. */
  readonly readList: (
    path: string,
    signal: AbortSignal,
  ) => Promise<{ readonly json: unknown; readonly total: number | null }>;
  /** Reads the cart, which gives the visitor a token if there is none. */
  readonly readCart: (signal: AbortSignal) => Promise<WooCart>;
  readonly changeCart: (action: string, body: object, signal: AbortSignal) => Promise<WooCart>;
}

/**
 * Creates the client of a store's Store API.
 * @param apiRoot the address of its site
 * @param tokens remembers the visitor's cart token
 * Source: docs/behaviour/gateways.md §5.1, §5.6
 */
export function createStoreApi(apiRoot: string, tokens: TokenStore): StoreApi {
  const askShop = openShop(TRAITS);
  const ask = (path: string, request: BackendRequest) => askShop(`${apiRoot}${PATH}${path}`, request);

  async function askCart(path: string, request: BackendRequest): Promise<WooCart> {
    const sent = tokens.get();
    const answer = await ask(path, { ...request, headers: { [TOKEN]: sent } });
    const token = answer.headers.get(TOKEN);
    // Another tab may have another cart by now.
    if (token !== null && tokens.get() === sent) tokens.set(token);
    return jsonOf(answer) as WooCart;
  }

  return {
    read: async <Json>(path: string, signal: AbortSignal) => jsonOf(await ask(path, { signal })) as Json,
    async readList(path, signal) {
      const answer = await ask(path, { signal });
      const total = answer.headers.get(TOTAL);
      return { json: jsonOf(answer), total: total !== null && IS_COUNT.test(total) ? Number(total) : null };
    },
    readCart: (signal) => askCart('/cart', { signal }),
    changeCart: (action, body, signal) => askCart(`/cart/${action}`, { method: 'POST', body, signal }),
  };
}

function jsonOf({ status, headers, json, refusal }: BackendAnswer): unknown {
  if (!refusal) return json;
  const { code, message, data } = isJsonObject(json) ? json : ({} as JsonObject);
  if (typeof code !== 'string') throw refusal;
  const { cart } = isJsonObject(data) ? data : {};
  // A conflict of another kind is no attempt in flight.
  const kind = ownValue(KIND_OF_CODE, code) ?? (status === 409 ? FAILURE_KINDS.invalid : refusal.kind);
  throw new WooRefusal(code, isJsonObject(cart) ? (cart as unknown as WooCart) : null, kind, {
    status,
    ...messageOf(message),
    ...waitOf(headers),
  });
}

function messageOf(message: unknown): FailureDetails {
  const serverMessage = typeof message === 'string' ? textOf(message) : '';
  return serverMessage === '' ? {} : { serverMessage };
}

/** Browsers see this header of the store's own origin only. */
function waitOf(headers: Headers): FailureDetails {
  const seconds = Number(headers.get('ratelimit-retry-after') ?? 0);
  return seconds > 0 ? { retryAfterMs: seconds * 1_000 } : {};
}
