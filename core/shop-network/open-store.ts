import { createApi, type ApiClient } from '../api/index.ts';
import { ownApiRoot, warnOfMissingStore } from '../backends/index.ts';
import { CART_PATH, restCartGateway } from '../cart-client/index.ts';
import type { Cart, CartGateway } from '../cart/index.ts';
import type { PageSettings } from '../page/index.ts';
import type { Session } from '../session/index.ts';
import { warnDeveloper, type Report, type Warn } from '../shared/index.ts';
import { findCheckout } from './find-checkout.ts';

/** Dependencies of the connection to a store. */
export interface StoreParts {
  readonly settings: PageSettings;
  readonly session: Session;
  readonly report: Report;
}

/** The connection to a store. */
export interface Store {
  readonly api: ApiClient;
  readonly cart: CartGateway;
  /** Prints the developer's warnings of a missing store. */
  readonly warn: Warn;
}

/** Set by a store in pages that it has printed for everybody. Source: docs/behaviour/reference-store.md §36.3 */
const SHARED_PAGE_FLAG = 'sharedPage';

/**
 * Opens the connection to the store's own API.
 * @param parts settings and session
 * @returns the client, and the cart's gateway
 * Source: docs/behaviour/network.md §1, §9
 */
export function openStore({ settings, session, report }: StoreParts): Store {
  const getSettings = () => settings.$settings.get();
  const getApiRoot = () => ownApiRoot(getSettings());
  const hold = warnOfMissingStore(settings, warnDeveloper);
  let hasWritten = false;
  const warn: Warn = (sentence) => {
    (hasWritten ? warnDeveloper : hold)(sentence);
  };
  const calls = createApi({
    getApiRoot,
    getCrumb: () => session.getCrumb(),
    getTokens: () => session.getTokens(),
    crumbPath: CART_PATH,
    isPageShared: () => session.getTokens() === null && getSettings().flags[SHARED_PAGE_FLAG] === true,
    pageOrigin: pageOrigin(),
    report,
    warn,
  });
  const api: ApiClient = {
    ...calls,
    write(...call) {
      // A visitor has clicked: the page's backend is known by now.
      hasWritten = true;
      return calls.write(...call);
    },
  };
  const checkout = (cart: Cart | null) => {
    const address = cart?.checkoutUrl ?? getSettings().urls.checkout;
    return Promise.resolve(findCheckout({ api, apiRoot: getApiRoot() }, address));
  };
  // Not a copy: the gateway finds out later what the store can do.
  return { api, cart: Object.assign(restCartGateway({ api }), { checkout }), warn };
}

/** What the browser sends as `Origin`: that of a sandboxed frame is not that of its address. In Node there is no page. */
function pageOrigin(): string | undefined {
  const { location, origin } = globalThis as Partial<typeof globalThis>;
  return origin === 'null' ? origin : location?.origin;
}
