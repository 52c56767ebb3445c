import { backendOf, onBackendChange, reportOfBackend } from '../../core/backends/index.ts';
import { FAILURE_KINDS, isStorefrontError } from '../../core/errors/index.ts';
import type { ProductModel } from '../../core/product/index.ts';
import { onReturn, type Report } from '../../core/shared/index.ts';
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

/** Tag → the backend that sent its product: a tag that returns to the page does not ask the same one again. */
const senders = new WeakMap<Element, unknown>();

const currentBackend = () => backendOf(storefront().settings, 'products');

/**
 * Creates the search for products by id: the newest id and the newest backend win, and removing the tag cancels the
 * request.
 * @param parts the tag
 * Source: docs/behaviour/products.md §1.7, §1.8
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
    onBackendChange(storefront(), 'products', seek, signal);
    return new AbortController();
  }

  function seek(): void {
    run?.abort();
    const known = own.getModel().$product.get();
    if (latestId === null) return;
    // Already loaded: the tag was reinserted.
    if (known?.id === latestId && senders.get(host) === currentBackend()) return;
    // Never sell another product than the page names, or that of another store.
    if (known) own.setProduct(null);
    if (latestId === '') return;
    run = new AbortController();
    void load({ host, own, itemId: latestId, signal: run.signal });
  }

  return (itemId) => {
    if (signal.aborted || itemId === latestId) return;
    latestId = itemId;
    // Most tags contain their product: they need no timer.
    run ??= begin();
    seek();
  };
}

interface Search extends Pick<ItemSeekerParts, 'host' | 'own' | 'signal'> {
  readonly itemId: string;
}

async function load(search: Search): Promise<void> {
  const { own, itemId, signal } = search;
  try {
    const json = await pageProducts().loadProduct(itemId, signal);
    if (signal.aborted) return;
    senders.set(search.host, currentBackend());
    own.setProduct(json);
  } catch (error) {
    if (signal.aborted) return;
    if (reportFailure(search, error)) whenBack(signal, () => void load(search));
  }
}

/** @returns whether a retry may succeed */
function reportFailure({ host, itemId }: Search, error: unknown): boolean {
  const isUnknown = isStorefrontError(error) && error.kind === FAILURE_KINDS.notFound;
  const report: Report = (...failure) => {
    storefront().report(...failure);
  };
  const warn: Report = (...failure) => {
    warnAuthorOrReport(host, { about: 'item', itemId }, () => {
      report(...failure);
    });
  };
  reportOfBackend(storefront(), 'products', isUnknown ? warn : report)(error, `${host.localName}/item`);
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
