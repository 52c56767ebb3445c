import type { VisitorRequest } from '../../backends/visits.ts';
import { serveStandIn, type StandIn, type StandInAnswer } from '../serve.ts';
import { createShelf, type Shelf } from '../shelf.ts';
import { RouteError, Sessions } from './carts.ts';
import { answerLists } from './lists.ts';
import { documentsOf, type StoreSettings } from './documents.ts';

/** A stand-in for a store of WooCommerce, written from the documentation of its Store API. */
export interface WooCommerceStandIn extends StandIn {
  readonly shelf: Shelf;
  /** Ends all sessions, as the time does. */
  readonly expireCarts: () => void;
  /** Empties all carts, as a completed checkout does. */
  readonly completeCarts: () => void;
}

type Documents = ReturnType<typeof documentsOf>;

const BASE = '/wp-json/wc/store/v1';
const PLAIN: StoreSettings = { decimals: 2, taxPercent: 0, isTaxShown: false };

/**
 * Starts a store with the products of the cart suite.
 * @param settings of the store
 * @param port of the loopback address; a free one by default
 * @returns the stand-in; close it
 */
export async function startWooCommerce(
  settings: Partial<StoreSettings> = {},
  port?: number,
): Promise<WooCommerceStandIn> {
  const shelf = createShelf();
  const sessions = new Sessions(shelf);
  const documents = documentsOf(shelf, { ...PLAIN, ...settings });
  const standIn = await serveStandIn((request) => answerTo(request, sessions, documents), port);
  return {
    ...standIn,
    shelf,
    expireCarts: () => {
      sessions.expireAll();
    },
    completeCarts: () => {
      sessions.completeAll();
    },
  };
}

function answerTo(request: VisitorRequest, sessions: Sessions, documents: Documents): StandInAnswer {
  const { pathname, searchParams } = new URL(request.path, 'http://store.test');
  const route = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : '';
  return route.startsWith('/products')
    ? answerProducts(route, searchParams, sessions.shelf, documents)
    : answerCart(route, request, sessions, documents);
}

function answerProducts(
  route: string,
  query: URLSearchParams,
  shelf: Shelf,
  documents: Documents,
): StandInAnswer {
  const listed = answerLists(route, query, shelf, documents);
  if (listed) return listed;
  const name = decodeURIComponent(route.slice('/products/'.length));
  const found = shelf.products.find(
    (product) => product.handle === name || String(documents.product(product).id) === name,
  );
  if (found) return { status: 200, json: documents.product(found) };
  return wooFailure(404, 'woocommerce_rest_product_invalid_slug', 'Invalid product slug.');
}

function answerCart(
  route: string,
  { method, headers, body }: VisitorRequest,
  sessions: Sessions,
  documents: Documents,
): StandInAnswer {
  const sent = headers['cart-token'];
  const isKnown = sessions.get(sent) !== undefined;
  const token = isKnown ? sent! : sessions.start();
  const session = sessions.get(token)!;
  const withToken = (answer: StandInAnswer): StandInAnswer => ({
    ...answer,
    headers: { 'cart-token': token },
  });
  if (method === 'POST' && !isKnown) {
    const message = 'Missing the Nonce header. This endpoint requires a valid nonce.';
    return withToken(wooFailure(401, 'woocommerce_rest_missing_nonce', message));
  }
  const { id, quantity, key, code } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const changes: Readonly<Record<string, () => void>> = {
    'POST /cart/add-item': () => {
      sessions.add(session, id, quantity);
    },
    'POST /cart/update-item': () => {
      sessions.update(session, key, quantity);
    },
    'POST /cart/remove-item': () => {
      sessions.remove(session, key);
    },
    'POST /cart/apply-coupon': () => {
      sessions.applyCoupon(session, code);
    },
    'POST /cart/remove-coupon': () => {
      sessions.removeCoupon(session, code);
    },
    'GET /cart': () => undefined,
  };
  const change = changes[`${method} ${route}`];
  if (!change)
    return wooFailure(404, 'rest_no_route', 'No route was found matching the URL and request method.');
  try {
    change();
    return withToken({ status: route === '/cart/add-item' ? 201 : 200, json: documents.cart(session) });
  } catch (error) {
    if (!(error instanceof RouteError)) throw error;
    const cart = error.status === 409 ? { cart: documents.cart(session) } : {};
    return withToken(wooFailure(error.status, error.code, error.message, cart));
  }
}

/** An error as the Store API writes it. */
export function wooFailure(status: number, code: string, message: string, data: object = {}): StandInAnswer {
  return { status, json: { code, message, data: { ...data, status } } };
}
