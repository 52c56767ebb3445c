import type { CartAnswerJson, CartJson } from '../cart/index.ts';
import { FAILURE_KINDS, isStorefrontError, StorefrontError } from '../errors/index.ts';
import { type BackendOptions, emptyCart, refuse, type TokenStore } from '../gateway-kit/index.ts';
import type { WooCart } from './answers.ts';
import { cartJson } from './cart-json.ts';
import type { Catalog } from './catalog.ts';
import { WooRefusal, type StoreApi } from './store-api.ts';

/** The visitor's cart. */
export interface VisitorCart {
  readonly load: (signal: AbortSignal) => Promise<CartJson>;
  /**
   * Makes a change, if there is a cart or the change is an addition.
   * @throws StorefrontError "not-found" without a cart, or for one that has expired
   */
  readonly change: (action: string, body: object, signal: AbortSignal) => Promise<WooCart>;
  /** Makes a change, unless a refusal shows that there is nothing to do. */
  readonly changeUnless: (
    isDone: (cart: CartJson) => boolean,
    ...change: Parameters<VisitorCart['change']>
  ) => Promise<CartAnswerJson>;
  readonly toJson: (cart: WooCart) => CartJson;
  /** The most pieces that a line may have; undefined for an unknown line. */
  readonly limitOf: (key: string) => number | undefined;
}

/** The dependencies of a visitor's cart. */
export interface VisitorCartParts extends Pick<BackendOptions, 'apiRoot' | 'currency'> {
  readonly api: StoreApi;
  readonly catalog: Catalog;
  /** Remembers the cart's token. */
  readonly tokens: TokenStore;
}

/** The actions that may start a cart. */
const STARTING = ['add-item', 'apply-coupon'];

/**
 * Creates the visitor's cart, whose token the first change asks for.
 * @param parts client, catalogue and storage
 * Source: docs/behaviour/gateways.md §5.4, §5.6
 */
export function createVisitorCart({
  api,
  catalog,
  tokens,
  apiRoot,
  currency,
}: VisitorCartParts): VisitorCart {
  const empty = emptyCart(currency);
  const limits = new Map<string, number | undefined>();
  function toJson(cart: WooCart): CartJson {
    for (const { key, quantity_limits: known } of cart.items) limits.set(key, known?.maximum);
    return cartJson(cart, catalog.name, apiRoot);
  }
  const load = async (signal: AbortSignal) =>
    tokens.get() === null ? empty : toJson(await api.readCart(signal));

  async function start(action: string, body: object, signal: AbortSignal): Promise<WooCart> {
    if (!STARTING.includes(action)) return refuse(FAILURE_KINDS.notFound, { cart: empty });
    await api.readCart(signal);
    return api.changeCart(action, body, signal);
  }

  async function change(action: string, body: object, signal: AbortSignal): Promise<WooCart> {
    const token = tokens.get();
    try {
      if (token !== null) return await api.changeCart(action, body, signal);
    } catch (error) {
      if (!(error instanceof WooRefusal)) throw error;
      if (!error.isExpired) throw withCart(error, toJson);
      if (tokens.get() === token) tokens.set(null);
    }
    return start(action, body, signal);
  }

  return {
    load,
    change,
    toJson,
    limitOf: (key) => limits.get(key),
    async changeUnless(isDone, ...request) {
      try {
        return { cart: toJson(await change(...request)), entry: null };
      } catch (error) {
        if (!isStorefrontError(error) || !DECIDED.includes(error.kind)) throw error;
        const cart = (error.cart as CartJson | undefined) ?? (await load(request[2]));
        if (isDone(cart)) return { cart, entry: null };
        throw error;
      }
    },
  };
}

/** What a refused change may mean that is there already. */
const DECIDED: readonly string[] = [FAILURE_KINDS.invalid, FAILURE_KINDS.notFound];

function withCart(error: WooRefusal, toJson: VisitorCart['toJson']): StorefrontError {
  const { kind, wooCart, status, serverMessage } = error;
  if (!wooCart) return error;
  const details = { ...(status && { status }), ...(serverMessage && { serverMessage }) };
  return new StorefrontError(kind, { ...details, cart: toJson(wooCart) });
}
