import { FAILURE_KINDS, isStorefrontError, StorefrontError, toStorefrontError } from '../errors/index.ts';
import { isJsonObject } from '../json/index.ts';
import { pause, type Report, withinTime } from '../shared/index.ts';
import { isLinkAddress, isShowableMessage } from '../text/index.ts';
import type {
  Cart,
  CartAbilities,
  CartCall,
  CartEntry,
  CartGateway,
  CartOperation,
  CheckoutPlace,
  GatewayCall,
  Stock,
} from '../cart/index.ts';
import { change } from './gateway-changes.ts';
import { CART_LIMITS } from './limits.ts';
import type { ParseCart } from './parse-cart.ts';

/** The outcome of a change. */
export interface CartAnswer {
  readonly cart: Cart;
  /** The line that was added or changed, when there is one. */
  readonly entry: CartEntry | null;
}

/** What the page knows about a change that it sends. */
export type ChangeContext = Omit<CartCall, 'signal'>;

/** A checked gateway: its answers are parsed, and everything that it throws is a StorefrontError. */
export interface CartBackend {
  readonly load: () => Promise<Cart>;
  /** Sends a change, and once more after a pause if another attempt with this key is still in flight. */
  readonly send: (
    operation: CartOperation,
    idempotencyKey: string,
    context: ChangeContext,
  ) => Promise<CartAnswer>;
  /** Reads the cart that a refusal brought; null for none. */
  readonly readRefused: (refusal: StorefrontError) => Promise<Cart | null>;
  readonly stockOf: (itemId: string) => Promise<ReadonlyMap<string, Stock>>;
  readonly abilities: () => Promise<CartAbilities>;
  /** The way to the checkout; null leaves it to the page's settings. */
  readonly checkout: (cart: Cart | null) => Promise<CheckoutPlace | null>;
}

/** The dependencies of a backend. */
export interface CartBackendParts {
  readonly parseCart: ParseCart;
  /** How long each call may take, in milliseconds; no limit for a gateway that has its own. */
  readonly timeoutMs?: number;
  /** Waits, in milliseconds; uses `setTimeout` by default. */
  readonly wait?: (delayMs: number) => Promise<void>;
  /** Called for mistakes of the gateway. */
  readonly report: Report;
}

/**
 * Wraps a gateway with checks.
 * @param gateway calls the store
 * @param parts the cart parser, a time limit, and reporting
 * Source: docs/behaviour/cart.md §6.6, §9.1, §9.4
 */
export function openBackend(gateway: CartGateway, parts: CartBackendParts): CartBackend {
  const { parseCart, timeoutMs, wait = pause, report } = parts;

  function readAnswer(answer: unknown): CartAnswer {
    const { cart: json, entry: named } = isJsonObject(answer) ? answer : {};
    const cart = parseCart(json);
    const id = isJsonObject(named) ? named.id : undefined;
    return { cart, entry: cart.entries.find((entry) => entry.id === id) ?? null };
  }

  const ask = createAsk({ timeoutMs, report });

  async function send(operation: CartOperation, key: string, context: ChangeContext): Promise<CartAnswer> {
    const attempt = (isRetry: boolean) => {
      const request = (call: GatewayCall) =>
        change(gateway, operation, key, { ...context, ...call, isRetry });
      return ask('cart/gateway', request, readAnswer);
    };
    try {
      return await attempt(context.isRetry);
    } catch (error) {
      const isInFlight = isStorefrontError(error) && error.kind === FAILURE_KINDS.inFlight;
      if (!isInFlight || gateway.isIdempotent === false) throw error;
      await wait(CART_LIMITS.inFlightWaitMs);
      return attempt(true);
    }
  }

  return {
    load: () => ask('cart/load', (call) => gateway.load(call), parseCart),
    send,
    readRefused: async ({ cart }) =>
      cart === undefined ? null : ask('cart/gateway', () => Promise.resolve(cart), parseCart),
    stockOf: (itemId) => ask('cart/stock', (call) => gateway.stockOf(itemId, call), readStock),
    abilities: () =>
      Promise.resolve({
        isIdempotent: gateway.isIdempotent ?? true,
        hasCodes: gateway.applyCode !== undefined && gateway.removeCode !== undefined,
        hasNote: gateway.setNote !== undefined,
      }),
    checkout: (cart) =>
      gateway.checkout
        ? ask('cart/checkout', (call) => Promise.resolve(gateway.checkout?.(cart, call)), readCheckout)
        : Promise.resolve(null),
  };
}

type Limits = Pick<CartBackendParts, 'report'> & { readonly timeoutMs: number | undefined };

type Ask = <Answer>(
  context: string,
  request: (call: GatewayCall) => Promise<unknown>,
  read: (answer: unknown) => Answer,
) => Promise<Answer>;

/** Creates the function that makes every call: in time, checked, and with failures of known kinds. */
function createAsk({ timeoutMs, report }: Limits): Ask {
  function inTime<Answer>(request: (call: GatewayCall) => Promise<Answer>): Promise<Answer> {
    const life = new AbortController();
    const answer = request({ signal: life.signal });
    if (timeoutMs === undefined) return answer;
    return withinTime(answer, timeoutMs, () => {
      life.abort();
      return new StorefrontError(FAILURE_KINDS.timeout);
    });
  }

  return async (context, request, read) => {
    try {
      return read(await inTime(request));
    } catch (caught) {
      throw withShowableMessage(toStorefrontError(caught, report, context));
    }
  };
}

/** A gateway may pass on whatever its server has written. */
function withShowableMessage(error: StorefrontError): StorefrontError {
  const { kind, serverMessage, status, retryAfterMs, fields, cart } = error;
  const shown = isShowableMessage(serverMessage) ? serverMessage.trim() : undefined;
  if (shown === serverMessage) return error;
  const details = { serverMessage: shown, status, retryAfterMs, fields, cart, cause: error };
  return new StorefrontError(kind, details);
}

function readStock(answer: unknown): ReadonlyMap<string, Stock> {
  // Also accepts a Map of another window.
  if (Object.prototype.toString.call(answer) === '[object Map]') return answer as ReadonlyMap<string, Stock>;
  throw new TypeError('stockOf must answer a Map by sku.');
}

function readCheckout(answer: unknown): CheckoutPlace {
  if (isJsonObject(answer) && typeof answer.url === 'string' && isLinkAddress(answer.url))
    return answer as unknown as CheckoutPlace;
  throw new TypeError('checkout must answer the address of a page.');
}
