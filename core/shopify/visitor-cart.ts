import type { Cart, CartAnswerJson, CartJson, GatewayCall } from '../cart/index.ts';
import { FAILURE_KINDS, isStorefrontError, StorefrontError } from '../errors/index.ts';
import { answerOf, type BackendOptions, emptyCart, refuse, type TokenStore } from '../gateway-kit/index.ts';
import type { ShopCart, ShopLine, ShopPayload } from './answers.ts';
import { cartJson } from './cart-json.ts';
import type { Catalog } from './catalog.ts';
import { MUTATIONS, READ_CART, READ_LINES } from './operations.ts';
import { readPages } from './read-pages.ts';
import { isCartGone, refusalOf } from './refusals.ts';
import type { AskStorefront } from './storefront-api.ts';

/** A change of a cart: what is sent if there is one, and what creates it if there is none. */
export interface ShopChange {
  readonly name: Exclude<keyof typeof MUTATIONS, 'create'>;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Null where the change needs a cart. */
  readonly input: Readonly<Record<string, unknown>> | null;
}

/** The answer to a change that was made. */
export interface Made {
  readonly payload: ShopPayload;
  readonly lines: readonly ShopLine[];
  readonly cart: CartJson;
}

/** The visitor's cart. */
export interface VisitorCart {
  readonly load: (signal: AbortSignal) => Promise<CartJson>;
  /**
   * Sends a change.
   * @throws StorefrontError "not-found" without a cart, "bought" for one that is gone
   */
  readonly change: (change: ShopChange, signal: AbortSignal) => Promise<Made>;
  /** The known cart, which is read if it is unknown. */
  readonly known: (
    call: GatewayCall & { readonly known: Cart | null | undefined },
  ) => Promise<Cart | CartJson | null>;
  readonly empty: CartJson;
}

/** The dependencies of a visitor's cart. */
export interface VisitorCartParts extends Pick<BackendOptions, 'apiRegion' | 'currency'> {
  readonly ask: AskStorefront;
  readonly catalog: Catalog;
  /** Remembers the cart's id, which holds its key. */
  readonly tokens: TokenStore;
  /** Remembers the token of a customer's login. */
  readonly logins: TokenStore;
}

/**
 * Creates the visitor's cart, which the first addition creates in the shop.
 * @param parts client, catalogue and storage
 * Source: docs/behaviour/gateways.md §4.4, §4.5
 */
export function createVisitorCart(parts: VisitorCartParts): VisitorCart {
  const { tokens, currency } = parts;
  const empty = emptyCart(currency);
  const { read, send, create } = createCalls(parts);

  async function load(signal: AbortSignal): Promise<CartJson> {
    const id = tokens.get();
    return (id !== null && (await read(id, signal))) || empty;
  }

  return {
    load,
    empty,
    async change({ name, variables, input }, signal) {
      const id = tokens.get();
      if (id === null) return create(input, signal);
      try {
        return await send(name, { id, ...variables }, signal);
      } catch (error) {
        if (!(error instanceof CartGone)) throw error;
        // It has been seen to say so of a cart that can be read.
        if ((await read(id, signal)) !== null) throw new StorefrontError(FAILURE_KINDS.server);
        return name === 'addLines' ? create(input, signal) : refuse(FAILURE_KINDS.bought, { cart: empty });
      }
    },
    known: async ({ known, signal }) => (known === undefined ? load(signal) : known),
  };
}

/** Never leaves this module. */
class CartGone extends Error {}

function createCalls({ ask, catalog, tokens, logins, apiRegion }: VisitorCartParts) {
  async function complete(cart: ShopCart, signal: AbortSignal): Promise<ShopCart> {
    const lines = await readPages(cart.lines, async (after) => {
      const variables = { id: cart.id, after };
      const next = await ask<{ cart: Pick<ShopCart, 'lines'> | null }>(READ_LINES, variables, signal);
      return next.cart && next.cart.lines;
    });
    return { ...cart, lines };
  }

  async function read(id: string, signal: AbortSignal): Promise<CartJson | null> {
    const { cart } = await ask<{ cart: ShopCart | null }>(READ_CART, { id }, signal);
    if (cart) return cartJson(await complete(cart, signal), catalog.variantsOf);
    // Another tab may have a new one already.
    if (tokens.get() === id) tokens.set(null);
    return null;
  }

  async function send(
    operation: keyof typeof MUTATIONS,
    variables: object,
    signal: AbortSignal,
  ): Promise<Made> {
    const data = await ask<{ payload: ShopPayload }>(MUTATIONS[operation], { ...variables }, signal);
    const { payload } = data;
    if (!payload.cart || payload.userErrors.length > 0)
      throw isCartGone(payload.userErrors) ? new CartGone() : refusalOf(payload.userErrors);
    if (operation === 'create') tokens.set(payload.cart.id);
    const cart = await complete(payload.cart, signal);
    return { payload, lines: cart.lines.nodes, cart: cartJson(cart, catalog.variantsOf) };
  }

  async function create(input: ShopChange['input'], signal: AbortSignal): Promise<Made> {
    if (!input) return refuse(FAILURE_KINDS.notFound);
    const login = logins.get();
    const buyer = {
      ...(apiRegion && { countryCode: apiRegion }),
      ...(login && { customerAccessToken: login }),
    };
    try {
      return await send('create', { input: { ...input, buyerIdentity: buyer } }, signal);
    } catch (error) {
      // The customer's login may have ended, which the shop's sentence alone says.
      if (login === null || !isStorefrontError(error) || error.kind !== FAILURE_KINDS.invalid) throw error;
      const buyerIdentity = { ...buyer, customerAccessToken: null };
      return send('create', { input: { ...input, buyerIdentity } }, signal);
    }
  }

  return { read, send, create };
}

/**
 * Writes the answer to a change.
 * @param made the change
 * @param line the line that it concerns, if there is one
 */
export function changeAnswer({ cart }: Made, line?: ShopLine): CartAnswerJson {
  return answerOf(cart, line?.id);
}
