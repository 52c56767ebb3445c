import { createPageSettings } from '../../../core/page/index.ts';
import { createStorefront, type Storefront } from '../../../core/storefront/index.ts';

/** A request that left the page. */
export interface Asked {
  readonly host: string;
  readonly path: string;
}

/** A page with a shop of its own and a network that answers every call with a cart of two pieces. */
export interface TestShop {
  readonly shop: Storefront;
  readonly page: EventTarget;
  readonly asked: readonly Asked[];
  readonly reports: readonly unknown[];
  /** Sets the document's settings script. */
  readonly writeScript: (settings: object) => void;
}

let shops: Storefront[] = [];
const ownFetch = globalThis.fetch;

/** A cart of two pieces in a currency of its own, or of the page's. */
const cartJson = (currency: string | null = null) => ({
  id: 'cart-1',
  version: 1,
  totalQuantity: 2,
  subtotalCents: 500,
  entries: [{ id: 'entry-1', itemId: 'mug', quantity: 2 }],
  currency,
});

/** Opens a page. Call `closeShops` after each test. */
export function openShop(): TestShop {
  const asked: Asked[] = [];
  const reports: unknown[] = [];
  globalThis.fetch = (input) => {
    const { host, pathname } = new URL(input instanceof Request ? input.url : input);
    asked.push({ host, path: pathname });
    const body = pathname.endsWith('/shopping-cart') ? cartJson() : { shoppingCart: cartJson() };
    return Promise.resolve(new Response(JSON.stringify(body)));
  };
  const document = new DOMParser().parseFromString('<!doctype html><html lang="en-US"></html>', 'text/html');
  const settings = createPageSettings({ document, warn: () => undefined });
  const page = new EventTarget();
  const shop = createStorefront({ settings, page });
  settings.configure({
    // The page's own origin, because a store of another one knows its visitors by tokens.
    apiRoot: location.origin,
    reportError: (error: unknown) => reports.push(error),
  });
  shops.push(shop);
  return {
    shop,
    page,
    asked,
    reports,
    writeScript(said) {
      const script = document.createElement('script');
      script.type = 'application/json';
      script.dataset.storeConfig = '';
      script.textContent = JSON.stringify(said);
      document.head.append(script);
      settings.readDocument();
    },
  };
}

/** Closes every shop that a test opened, and gives the page its own network back. */
export function closeShops(): void {
  for (const shop of shops) shop.close();
  shops = [];
  globalThis.fetch = ownFetch;
}

/** Sets a cookie of this site. */
export function setCookie(name: string, value = '1'): Promise<void> {
  // WebKitGTK's `cookieStore` stores nothing under automation.
  document.cookie = `${name}=${value}; Path=/`;
  return Promise.resolve();
}

/** The names of this site's cookies, in alphabetical order. */
export function cookieNames(): Promise<string[]> {
  const cookies = document.cookie.split('; ').filter((cookie) => cookie !== '');
  return Promise.resolve(cookies.map((cookie) => cookie.split('=', 1)[0]!).sort());
}
