import { atom, type ReadableAtom } from 'nanostores';
import { browserStorage } from '../../core/session/index.ts';
import {
  ancestorsOf,
  membersOf,
  shelf,
  tryAndReport,
  whenPageScriptsHaveRun,
} from '../../core/shared/index.ts';
import { type Storefront, storefront } from '../../core/storefront/index.ts';
import { ViewedProducts } from '../../core/visitor/index.ts';

/** Products of a list are offers: a view is what a page is about. */
const LIST_TAG = 'store-list';

/** Which product the page is about, and which ones this browser has viewed. */
export interface ProductViews {
  readonly viewed: ViewedProducts;
  /** The product that the page was about when it was last asked; null for none, or several. */
  readonly $productId: ReadableAtom<string | null>;
  /** Returns the product that the page is about now. */
  readonly getProductId: () => string | null;
  /**
   * Registers a product that is shown now; stores it as viewed if the page is about it.
   * @param host the tag or the printed form that shows it
   * @param productId the product
   */
  readonly note: (host: Element, productId: string) => void;
}

/**
 * Opens the views of products.
 * @returns the page's, for all copies of the script
 * Source: docs/behaviour/product-lists.md §7
 */
export function productViews(): ProductViews {
  return shelf('product-views', () => followViews(storefront()));
}

function followViews(shop: Storefront): ProductViews {
  const { $settings } = shop.settings;
  const viewed = new ViewedProducts({ storage: browserStorage(), getSettings: () => $settings.get() });
  const $productId = atom<string | null>(null);
  const shown = new Map<Element, string>();
  const getProductId = () => {
    for (const host of shown.keys()) if (!membersOf(host).isConnected) shown.delete(host);
    const { item } = $settings.get();
    $productId.set(pageProduct(new Set(shown.values()), item?.id ?? null));
    return $productId.get();
  };
  const look = () => {
    viewed.forgetAfterRefusal();
    const productId = getProductId();
    if (productId !== null) viewed.add(productId);
  };
  let isWaiting = false;
  const lookSoon = async () => {
    if (isWaiting) return;
    isWaiting = true;
    // A failure is reported where the network bundle loads.
    const isPrepared = await shop.prepare().then(
      () => true,
      () => false,
    );
    // Until then the settings are incomplete, and the product may be one of several.
    await whenPageScriptsHaveRun();
    isWaiting = false;
    if (isPrepared) tryAndReport(shop.report, 'product-views', look);
  };
  $settings.listen(() => void lookSoon());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void lookSoon();
  });
  return {
    viewed,
    $productId,
    getProductId,
    note(host, productId) {
      if (ancestorsOf(host).some((node) => membersOf(node).localName === LIST_TAG)) return;
      shown.set(host, productId);
      void lookSoon();
    },
  };
}

/** The setting `item` may name a post or a lesson: only what is shown is a product. */
function pageProduct(shownIds: ReadonlySet<string>, itemId: string | null): string | null {
  if (itemId !== null) return shownIds.has(itemId) ? itemId : null;
  const [first = null] = shownIds;
  return shownIds.size === 1 ? first : null;
}
