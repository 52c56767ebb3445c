import { atom } from 'nanostores';
import { createCart, type CartClient, type CartJson, type ObservableCart } from '../../core/cart/index.ts';
import { createCartParser } from '../../core/cart-client/index.ts';
import { isCurrencyCode } from '../../core/money/index.ts';
import { createPageSettings } from '../../core/page/index.ts';
import type { ProductItem, ProductModel } from '../../core/product/index.ts';
import { parseSettings } from '../../core/settings-check/index.ts';
import { warnDeveloper } from '../../core/shared/index.ts';
import { createStorefront, type Storefront } from '../../core/storefront/index.ts';
import type { PrintedPage } from '../../elements/host/index.ts';
import { openProduct } from './open-product.ts';

/** What a server knows about its page. */
export interface ServerPageParts {
  /** Settings as for `configureStore`. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The visitor's cart; null where it is not known. */
  readonly cart: CartJson | null;
  /** The product around the tag; null for none. */
  readonly around: ProductModel | null;
  /** The store's answer to the tag's own request; undefined where the server has not asked. */
  readonly answer: unknown;
  /** The page's URL, absolute or relative; empty where it is not known. */
  readonly url: string;
  /** HTML inside the tag. */
  readonly children: string;
}

/** A page, without what renders its tags. */
export type ServerPage = Omit<PrintedPage, 'insideOf'>;

/**
 * Creates a page without DOM and network.
 * @param parts settings, cart, product and answer
 * @returns the page, whose shop never calls a store
 */
export function createServerPage({
  settings: given,
  cart,
  around,
  answer,
  url,
  children,
}: ServerPageParts): ServerPage {
  const settings = createPageSettings({ document: null, parse: parseSettings, warn: warnOnce });
  settings.configure(given);
  const shop = createStorefront({ settings, page: new EventTarget() });
  const productOf: PrintedPage['productOf'] = (json, currency) => {
    if (isMissing(json) && around) return around;
    return openProduct(json as ProductItem | string | null | undefined, {
      currency: isCurrencyCode(currency) ? currency : shop.getCurrency(),
      report: shop.report,
    });
  };
  const idOnPage = () => productOf(null, '').$product.get()?.id ?? shop.settings.$settings.get().item?.id;
  return {
    answer,
    children,
    ...partsOf(url),
    productOf,
    itemIdOf: (itemId) => itemId || (idOnPage() ?? null),
    storefront: cart ? { ...shop, cart: createKnownCart(shop, cart) } : shop,
  };
}

function partsOf(url: string): Pick<PrintedPage, 'path' | 'parameters'> {
  const [address = ''] = url.split('#');
  const end = `${address}?`.indexOf('?');
  return {
    // Two slashes would lead to another host.
    path: address.slice(0, end).replace(/^[/\\]{2,}/, '/'),
    parameters: new URLSearchParams(address.slice(end + 1)),
  };
}

/**
 * Describes the place of a tag inside another.
 * @param page the page
 * @param around the product around the tag
 * @returns the same page
 */
export function pageAround(page: ServerPage, around: ProductModel): ServerPage {
  return {
    ...page,
    productOf: (json, currency) => (isMissing(json) ? around : page.productOf(json, currency)),
  };
}

const isMissing = (json: unknown): boolean => (json ?? '') === '';

/** One page is rendered many times, and a sentence may quote what a visitor sent. */
const warned = new Set<string>();
const MAX_WARNINGS = 30;

function warnOnce(sentence: string): void {
  if (warned.has(sentence) || warned.size === MAX_WARNINGS) return;
  warned.add(sentence);
  warnDeveloper(sentence);
}

/** A cart whose client has nothing to ask: its content was known before. */
function createKnownCart(shop: Storefront, json: CartJson): ObservableCart {
  const { report } = shop;
  const parse = createCartParser({
    getPageCurrency: () => shop.getCurrency(),
    reportField: (field) => {
      report(new Error(`The cart's ${field} is malformed.`), 'renderToHTML/cart');
    },
  });
  const cart = createCart({
    $pageCurrency: atom(shop.getCurrency()),
    openClient: ({ state }) =>
      ({
        load() {
          state.$cart.set(parse(json));
          state.$status.set({ state: 'ready' });
          return Promise.resolve();
        },
      }) as CartClient,
    report,
  });
  void cart.load();
  return cart;
}
