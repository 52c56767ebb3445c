import type { GatewayCall } from '../cart/index.ts';
import { FAILURE_KINDS, isStorefrontError } from '../errors/index.ts';
import type { TokenStore } from '../gateway-kit/index.ts';
import type { JsonFields } from '../json/index.ts';
import { CART_FIELDS } from './cart-json.ts';
import type { Catalog } from './catalog.ts';
import { isGone, type AskStore } from './medusa-store.ts';

/** What one request changes. */
interface Change {
  readonly method?: 'POST' | 'DELETE';
  /** Below the cart; '' for the cart itself. */
  readonly path: string;
  readonly body?: object;
}

/** The visitor's cart in a Medusa store. */
export interface Carts {
  /** The id of the visitor's cart, which is its key; null before the first line. */
  readonly id: () => string | null;
  /** Reads the cart; null if there is none, or it has been bought. */
  readonly read: (call: GatewayCall) => Promise<JsonFields | null>;
  /** Changes a cart; forgets one that has been bought. */
  readonly change: (id: string, change: Change, call: GatewayCall) => Promise<JsonFields>;
  /** Changes the visitor's cart, or opens one that begins with some content. */
  readonly changeOrOpen: (change: Change, content: object, call: GatewayCall) => Promise<JsonFields>;
}

/** What carts need. */
export interface CartsParts {
  readonly ask: AskStore;
  readonly region: Catalog['region'];
  readonly tokens: TokenStore;
  /** Remembers a member's login. */
  readonly logins: TokenStore;
}

const QUERY = `?fields=${encodeURIComponent(CART_FIELDS)}`;
const pathOf = (id: string, path = '') => `carts/${encodeURIComponent(id)}${path}${QUERY}`;

/**
 * Opens the visitor's cart in a Medusa store.
 * @param parts store, products, and the memory of the cart's id
 * Source: docs/behaviour/gateways.md §3.4, §3.6
 */
export function openCarts({ ask, region, tokens, logins }: CartsParts): Carts {
  /** Forgets a cart, unless another tab has opened a new one. */
  const forget = (id: string) => {
    if (tokens.get() === id) tokens.set(null);
  };

  async function open(content: object, { signal }: GatewayCall): Promise<JsonFields> {
    const body = { region_id: await region(signal), ...content };
    const call = { method: 'POST', path: `carts${QUERY}`, body, login: logins.get(), signal } as const;
    const cart = (await ask(call)).within('cart');
    const id = cart.text('id');
    if (id !== null) tokens.set(id);
    return cart;
  }

  async function change(id: string, { method = 'POST', path, body }: Change, { signal }: GatewayCall) {
    try {
      const answer = await ask({ method, path: pathOf(id, path), body, signal });
      return answer.within(answer.has('cart') ? 'cart' : 'parent');
    } catch (error) {
      if (isStorefrontError(error) && error.kind === FAILURE_KINDS.bought) forget(id);
      throw error;
    }
  }

  async function read({ signal }: GatewayCall): Promise<JsonFields | null> {
    const id = tokens.get();
    if (id === null) return null;
    try {
      const cart = (await ask({ path: pathOf(id), signal })).within('cart');
      if (!cart.has('completed_at')) return cart;
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    forget(id);
    return null;
  }

  async function changeOrOpen(inCart: Change, content: object, call: GatewayCall): Promise<JsonFields> {
    const id = tokens.get();
    if (id === null) return open(content, call);
    try {
      return await change(id, inCart, call);
    } catch (error) {
      if (!isGone(error)) throw error;
      forget(id);
      return open(content, call);
    }
  }

  return { id: tokens.get, read, change, changeOrOpen };
}
