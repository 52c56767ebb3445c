import type { AccountGateway } from '../../../core/account/index.ts';
import type { CartCall, CartGateway } from '../../../core/cart/index.ts';
import type { BackendOptions, TokenStore } from '../../../core/gateway-kit/index.ts';
import { medusaGateway } from '../../../core/medusa/index.ts';
import type { ProductGateway } from '../../../core/purchase/index.ts';
import { memoryTokens } from '../schedule/gateway-stage.ts';
import type { Medusa } from './medusa.ts';
import type { Visit } from './visits.ts';

/** A visitor of a Medusa store. */
export interface MedusaVisitor {
  readonly cart: CartGateway;
  readonly products: ProductGateway;
  readonly account: AccountGateway;
  readonly tokens: TokenStore;
  readonly logins: TokenStore;
  readonly visit: Visit;
  /** Sends requests of the Store API, as the shop's own pages do. */
  readonly get: (path: string) => Promise<unknown>;
  readonly post: (path: string, body: object) => Promise<unknown>;
  /** Methods and paths of the requests since the last call, without ids and queries. */
  readonly requests: () => readonly string[];
}

/** How a visitor's gateway differs from that of most visitors. */
export type VisitorOptions = Partial<BackendOptions>;

/** The circumstances of a call by a page that knows no cart. */
export const CALL: CartCall = { signal: new AbortController().signal, isRetry: false, known: undefined };

/**
 * Opens a visitor.
 * @param visit the visitor's way to Medusa
 * @param settings of the store
 * @param options of the gateway that differ
 */
export function visitMedusa(
  visit: Visit,
  { publishableKey }: Pick<Medusa['settings'], 'publishableKey'>,
  options: VisitorOptions = {},
): MedusaVisitor {
  const tokens = options.tokens ?? memoryTokens();
  const logins = options.logins ?? memoryTokens();
  const own = { apiRoot: visit.url, apiKey: publishableKey, currency: 'USD', tokens, logins } as const;
  let seen = 0;
  async function ask(path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${visit.url}/store/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-publishable-api-key': publishableKey, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as unknown;
  }
  return {
    ...medusaGateway({ ...own, ...options }),
    tokens,
    logins,
    visit,
    get: (path) => ask(path),
    post: ask,
    requests() {
      const sent = visit.sent.slice(seen);
      seen = visit.sent.length;
      return sent.map(({ method, path }) => `${method} ${nameOf(path)}`);
    },
  };
}

function nameOf(path: string): string {
  const { pathname } = new URL(path, 'http://medusa.example');
  return pathname.replace('/store/', '').replaceAll(/\/[a-z]+_\w+/g, '/:id');
}

/**
 * Buys a visitor's cart, as the shop's own checkout does.
 * @param visitor with a cart that needs no shipping
 */
export async function buy({ tokens, post }: MedusaVisitor): Promise<void> {
  const id = tokens.get();
  const address = { first_name: 'Ada', last_name: 'B', address_1: '1 Way', city: 'X', postal_code: '1' };
  await post(`carts/${id}`, {
    email: 'ada@example.com',
    shipping_address: { ...address, country_code: 'us' },
  });
  const { payment_collection: payment } = (await post('payment-collections', { cart_id: id })) as {
    readonly payment_collection: { readonly id: string };
  };
  await post(`payment-collections/${payment.id}/payment-sessions`, { provider_id: 'pp_system_default' });
  await post(`carts/${id}/complete`, {});
}
