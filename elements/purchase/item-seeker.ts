import { FAILURE_KINDS, isStorefrontError } from '../../core/errors/index.ts';
import type { ProductModel } from '../../core/product/index.ts';
import { onReturn } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { warnAuthor } from '../host/index.ts';
import type { SeekItem } from '../product/index.ts';
import { pageProducts } from './page-products.ts';
import { warnAuthorOrReport } from './warn-of-product.ts';

/** The product of a tag itself. */
interface OwnProduct {
  readonly getModel: () => ProductModel;
  /** Sets the product by its document; null for none. */
  readonly setProduct: (json: unknown) => void;
}

/** Dependencies of the search. */
export interface ItemSeekerParts {
  readonly host: HTMLElement;
  readonly own: OwnProduct;
  /** Aborts when the tag is removed from the page. */
  readonly signal: AbortSignal;
}

/** The author is warned of a tag without a product after this time: an application may still fetch one. */
const GRACE_MS = 5_000;

/**
 * Creates the search for products by id: the newest id wins, and removing the tag cancels the request.
 * @param parts the tag
 * Source: docs/behaviour/products.md §1.7
 */
export function createItemSeeker({ host, own, signal }: ItemSeekerParts): SeekItem {
  let latestId: string | null = null;
  let run: AbortController | null = null;

  function begin(): AbortController {
    const timer = setTimeout(() => {
      if (latestId !== null && !own.getModel().$product.get()) warnAuthor(host, { about: 'absence' });
    }, GRACE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      run?.abort();
    });
    return new AbortController();
  }

  return (itemId) => {
    if (signal.aborted || itemId === latestId) return;
    latestId = itemId;
    // Most tags contain their product: they need no timer.
    run ??= begin();
    run.abort();
    const known = own.getModel().$product.get();
    // Already loaded: the tag was reinserted.
    if (itemId === null || known?.id === itemId) return;
    // Never sell another product than the page names.
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
    if (reportFailure(search, error)) whenBack(signal, () => void load(search));
  }
}

/** @returns whether a retry may succeed */
function reportFailure({ host, itemId }: Search, error: unknown): boolean {
  const isUnknown = isStorefrontError(error) && error.kind === FAILURE_KINDS.notFound;
  const report = () => {
    storefront().report(error, `${host.localName}/item`);
  };
  if (isUnknown) warnAuthorOrReport(host, { about: 'item', itemId }, report);
  else report();
  return !isUnknown;
}

function whenBack(signal: AbortSignal, action: () => void): void {
  const returned = new AbortController();
  const onChange = () => {
    if (document.visibilityState !== 'visible') return;
    returned.abort();
    action();
  };
  onReturn(onChange, AbortSignal.any([signal, returned.signal]));
}
