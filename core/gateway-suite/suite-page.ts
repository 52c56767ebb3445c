import { atom } from 'nanostores';
import { createCartClient } from '../cart-client/index.ts';
import { createCart, type CartGateway, type ObservableCart } from '../cart/index.ts';
import { StorefrontError } from '../errors/index.ts';
import type { CurrencyCode } from '../money/index.ts';
import type { Session } from '../session/index.ts';
import { strictBackend } from './suite-visitor.ts';

/** A page whose network the test controls. */
export interface SuitePage {
  readonly cart: ObservableCart;
  /** Loses the next call of a method on its way to the backend, or its answer on the way back. */
  readonly loseNext: (method: keyof CartGateway, what: Lost) => void;
  /** Holds back the answer to the next call of a method until the returned function is called. */
  readonly holdNext: (method: keyof CartGateway) => () => void;
}

/** What the network loses. */
export type Lost = 'request' | 'answer';

/**
 * Opens a page with the cart of pages, over a network that the test controls.
 * @param gateway of the page's visitor
 * @param currency of the shop
 */
export function openPage(gateway: CartGateway, currency: CurrencyCode): SuitePage {
  const { network, ...controls } = controlNetwork(gateway);
  const cart = createCart({
    openClient: (context) =>
      createCartClient(context, {
        backend: strictBackend(network, currency),
        session: ownSession(),
        // The late read after an unknown outcome: the tests end before it.
        wait: () => new Promise(() => undefined),
      }),
    $pageCurrency: atom(currency),
    report(error) {
      throw error;
    },
  });
  return { cart, ...controls };
}

function controlNetwork(gateway: CartGateway) {
  const losses = new Map<PropertyKey, Lost>();
  const holds = new Map<PropertyKey, Promise<void>>();

  function take<Value>(plans: Map<PropertyKey, Value>, name: PropertyKey): Value | undefined {
    const plan = plans.get(name);
    plans.delete(name);
    return plan;
  }

  async function call(name: string | symbol, ask: () => unknown): Promise<unknown> {
    const lost = take(losses, name);
    const held = take(holds, name);
    if (lost === 'request') throw new StorefrontError('offline');
    const answer = await ask();
    await held;
    if (lost === 'answer') throw new StorefrontError('timeout');
    return answer;
  }

  // Of an empty object, because a gateway may be frozen.
  const network = new Proxy({} as CartGateway, {
    get(_, name) {
      const member: unknown = Reflect.get(gateway, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => call(name, () => Reflect.apply(member, gateway, given) as unknown);
    },
  });
  return {
    network,
    loseNext: (method: keyof CartGateway, what: Lost) => void losses.set(method, what),
    holdNext(method: keyof CartGateway) {
      let release: () => void = () => undefined;
      holds.set(method, new Promise((resolve) => (release = resolve)));
      return () => {
        release();
      };
    },
  };
}

/** A browser that keeps nothing. */
function ownSession(): Session {
  const area = { get: () => null, set: () => undefined, remove: () => undefined };
  return {
    getTokens: () => null,
    getCrumb: () => null,
    getSiteUser: () => ({ isAuthenticated: false, siteUserId: null }),
    hasCartCookie: () => false,
    touchVisitorCookies: () => undefined,
    storage: { local: area, session: area },
    openTabChannel: () => ({ post: () => undefined, close: () => undefined }),
  };
}
