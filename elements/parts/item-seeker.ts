import { FAILURE_KINDS, isStorefrontError } from '../../core/errors/index.ts';
import type { ProductModel } from '../../core/product/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { teach } from '../host/index.ts';
import { pageProducts } from './page-products.ts';
import { warnAuthorOrReport } from './warn-of-product.ts';

/**
 * Looks for a product in the store.
 * @param itemId its id; empty where the author gave none, null where the product comes from elsewhere
 */
export type SeekItem = (itemId: string | null) => void;

/** What a tag shows that has no other product. */
interface OwnProduct {
  readonly getModel: () => ProductModel;
  /** Shows the product of a document, or none. */
  readonly setProduct: (json: unknown) => void;
}

/** What a tag needs whose product may be in the store. */
export interface ItemSeekerParts {
  readonly host: HTMLElement;
  readonly own: OwnProduct;
  /** Fires when the tag has left the page. */
  readonly signal: AbortSignal;
}

/** How long a tag may stand without a product before its author is told: an application may have to fetch one. */
const PATIENCE_MS = 5_000;

/**
 * Makes the search for products by their ids: the newest id counts, and nobody waits for a tag that has left.
 * @param parts the tag
 * Source: docs/behaviour/products.md §1.7
 */
export function createItemSeeker({ host, own, signal }: ItemSeekerParts): SeekItem {
  let wanted: string | null = null;
  let run: AbortController | null = null;

  function begin(): AbortController {
    const timer = setTimeout(() => {
      if (wanted !== null && !own.getModel().$product.get()) teach(host, { about: 'absence' });
    }, PATIENCE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      run?.abort();
    });
    return new AbortController();
  }

  return (itemId) => {
    if (signal.aborted || itemId === wanted) return;
    wanted = itemId;
    // Most tags bring their product with them: they need no clock.
    run ??= begin();
    run.abort();
    const known = own.getModel().$product.get();
    // Known already: the tag was put back into the page.
    if (itemId === null || known?.id === itemId) return;
    // What is for sale is never another product than the page says.
    if (known) own.setProduct(null);
    if (itemId === '') return;
    run = new AbortController();
    void load({ host, own, itemId, signal: run.signal });
  };
}

interface Search extends Pick<ItemSeekerParts, 'host' | 'own' | 'signal'> {
  readonly itemId: string;
}

async function load(search: Search): Promise<void> {
  const { own, itemId, signal } = search;
  try {
    const json = await pageProducts().loadProduct(itemId, signal);
    if (!signal.aborted) own.setProduct(json);
  } catch (error) {
    if (signal.aborted) return;
    if (tell(search, error)) whenBack(signal, () => void load(search));
  }
}

/** @returns whether it may be there another time */
function tell({ host, itemId }: Search, error: unknown): boolean {
  const isUnknown = isStorefrontError(error) && error.kind === FAILURE_KINDS.notFound;
  const report = () => {
    storefront().report(error, `${host.localName}/item`);
  };
  if (isUnknown) warnAuthorOrReport(host, { about: 'item', itemId }, report);
  else report();
  return !isUnknown;
}

function whenBack(signal: AbortSignal, action: () => void): void {
  const heard = new AbortController();
  const hear = () => {
    if (document.visibilityState !== 'visible') return;
    heard.abort();
    action();
  };
  const until = { signal: AbortSignal.any([signal, heard.signal]) };
  addEventListener('online', hear, until);
  document.addEventListener('visibilitychange', hear, until);
}
