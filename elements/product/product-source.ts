import type { CurrencyCode } from '../../core/money/index.ts';
import { createProductModel, type ProductModel } from '../../core/product/index.ts';
import { onReturn } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { currencyAttribute, requestContext, textAttribute } from '../host/index.ts';
import { afterClick } from '../ui/index.ts';

/**
 * Looks for a product in the store.
 * @param itemId its id; empty where the author gave none, null where the product comes from elsewhere
 */
export type SeekItem = (itemId: string | null) => void;

/** The context key by which `store-product` provides its model to the tags inside. Source: docs/behaviour/elements.md §3.6. */
export const PRODUCT_CONTEXT = Symbol.for('storefront-elements.product');

const PROVIDER_TAG = 'store-product';

/** The attributes that name a tag's product. Source: docs/behaviour/elements.md §1.3 */
export const productAttributes = {
  product: { attribute: 'product' },
  itemId: textAttribute('item-id'),
  currency: currencyAttribute('currency'),
} as const;

/** An element that shows a product. */
interface ProductHost extends HTMLElement {
  /** The product's JSON, as an object or a text; null when the author set none. */
  readonly product: unknown;
  /** The id by which the store knows the product; empty for none. */
  readonly itemId: string;
  /** The currency of a document that names none; empty for the page's. */
  readonly currency: CurrencyCode | '';
}

/**
 * Finds the product model of the `store-product` around an element.
 * @param host the element
 * @param onDefined called when a `store-product` around it is defined later
 * @returns its model, or null where there is none
 * Source: docs/behaviour/elements.md §3.6
 */
export function productAround(host: Element, onDefined: () => void): ProductModel | null {
  if (host.closest(`${PROVIDER_TAG}:not(:defined)`)) {
    void customElements.whenDefined(PROVIDER_TAG).then(onDefined);
  }
  const provided = requestContext(host, PRODUCT_CONTEXT);
  return isProductModel(provided) ? provided : null;
}

/** Finds the product of an element: its property, its child script, the nearest `store-product`, then the store. */
export interface ProductSource {
  /** Searches again; called when the element is inserted or moved, or its property has changed. */
  refresh(): void;
  /** Watches the element's own markup for scripts that are added or edited later. */
  watch(signal: AbortSignal): void;
}

/**
 * Creates the search for an element's product.
 * @param host the element
 * @param onModel called with the model to show, whenever it changes
 * Source: docs/behaviour/products.md §1.3, §1.5
 */
export function createProductSource(
  host: ProductHost,
  onModel: (model: ProductModel) => void,
): ProductSource {
  const own = createOwnProduct(host);
  let shown: ProductModel | null = null;
  let seekItem: SeekItem | undefined;

  function refresh(): void {
    const isOwn = own.refresh();
    const around = isOwn ? null : productAround(host, refresh);
    const model = around ?? own.getModel();
    seekItem?.(isOwn || around ? null : host.itemId);
    if (model === shown) return;
    shown = model;
    onModel(model);
  }

  return {
    refresh,
    watch(signal) {
      const observer = new MutationObserver(refresh);
      observer.observe(host, { childList: true, subtree: true, characterData: true });
      signal.addEventListener('abort', () => {
        observer.disconnect();
      });
      let seeker: SeekItem | undefined;
      const seek = () => {
        whenLoaded(
          ({ createItemSeeker }) => {
            seekItem = seeker ??= createItemSeeker({ host, own, signal });
            refresh();
          },
          () => {
            onReturn(seek, signal);
          },
        );
      };
      seek();
      if (document.readyState !== 'loading') return;
      // A script that was incomplete, and is still invalid now, is broken.
      const readAgain = () => {
        own.forgetBroken();
        refresh();
      };
      document.addEventListener('DOMContentLoaded', readAgain, { once: true, signal });
    },
  };
}

/** The element's own product: by its property, or by its child script. */
interface OwnProduct {
  /** Reads it if it has changed; returns whether there is a readable one. */
  refresh(): boolean;
  /** Makes the next refresh retry an unreadable document. */
  forgetBroken(): void;
  /** Sets the product by its document; null for none. */
  setProduct(json: unknown): void;
  /** Its model; without a product until one is set. */
  getModel(): ProductModel;
}

interface Reading {
  readonly raw: unknown;
  readonly currency: string;
  readonly json: unknown;
}

const NOTHING: Reading = { raw: undefined, currency: '', json: undefined };

function createOwnProduct(host: ProductHost): OwnProduct {
  let model: ProductModel | null = null;
  let read = NOTHING;
  let given: unknown;
  const getCurrency = () => host.currency || storefront().getCurrency();
  const warn: WarnOfProduct = (...details) => {
    whenLoaded(({ warnOfProduct }) => {
      warnOfProduct(host, getCurrency(), ...details);
    });
  };
  const getModel = () =>
    (model ??= createProductModel({
      report: (error, context) => {
        warn(given, error, context);
      },
      getFallbackCurrency: getCurrency,
      products: storefront().products,
    }));
  function setProduct(json: unknown): void {
    const model = getModel();
    given = json;
    model.setProduct(json);
    const product = model.$product.get();
    if (!product) return;
    whenLoaded(({ registerProduct }) => {
      registerProduct({ host, model, product, json, warn });
    });
  }
  return {
    getModel,
    setProduct,
    refresh() {
      const raw = ownJson(host);
      // An unchanged document is not read again: its stock may have been updated in the meantime.
      const { currency } = host;
      const before = read.raw;
      if (raw !== before || currency !== read.currency) {
        read = { raw, currency, json: raw === undefined ? undefined : parseJson(raw, warn) };
        if (read.json !== undefined) setProduct(read.json);
        // A product from the store stays, in the new currency.
        else if (raw === undefined && model) setProduct(before === undefined ? (given ?? null) : null);
      }
      return read.json !== undefined;
    },
    forgetBroken() {
      if (read.json === undefined) read = NOTHING;
    },
  };
}

type WarnOfProduct = (json: unknown, error?: unknown, context?: string) => void;

/** The page is notified of a failed load elsewhere. */
function whenLoaded(
  act: (later: Awaited<ReturnType<typeof afterClick.load>>) => void,
  otherwise = () => {
    // Reported elsewhere.
  },
): void {
  afterClick.load().then(act, otherwise);
}

function ownJson(host: ProductHost): unknown {
  if ((host.product ?? '') !== '') return host.product;
  // Not by instanceof: it may be from another document.
  return host.querySelector(':scope > script[type="application/json"]')?.textContent.trim() || undefined;
}

function parseJson(value: unknown, warn: (json: string, error: unknown) => void): unknown {
  if (typeof value !== 'string') return value;
  // Also removes a byte order mark.
  const text = value.trim();
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    // While the document is parsed, the script may be incomplete.
    if (document.readyState !== 'loading') warn(text, error);
    return undefined;
  }
}

function isProductModel(value: unknown): value is ProductModel {
  return typeof value === 'object' && value !== null && 'setProduct' in value;
}
