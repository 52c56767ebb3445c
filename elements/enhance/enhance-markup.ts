import { holds, membersOf } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { type Claimant, guarded, register } from '../printed/index.ts';
import { createCartRoots } from './cart-root.ts';
import { createLiveForms } from './live-forms.ts';
import { enhancePrintedCart } from './cart/index.ts';
import { createStart, isElement, OTHER_PARTS, PRINTED, PRODUCT_PARTS } from './parts/index.ts';
import { createRestockOffers, type RestockEnhancer } from './restock-offers.ts';
import { createWrappers } from './wrappers.ts';

/** The options of a page's printed markup. */
export interface EnhanceOptions {
  /** Whether adding takes the visitor straight to the checkout; false by default. */
  readonly isExpress?: boolean;
}

/** Loaders of code that only some pages need. */
export interface EnhanceLoaders {
  /** Defines `<store-cart>`; called only if the page has a container for the whole cart and the tag is undefined. */
  readonly loadCart: () => Promise<unknown>;
  /** Loads the enhancer of printed restock offers. */
  readonly loadRestock: () => Promise<RestockEnhancer>;
}

/**
 * Enhances the printed markup below a root; see `enhance`.
 * @param root the root of the markup
 * @param options the options of this page
 * @param loaders load code that only some pages need
 * @returns stops it
 * Source: docs/behaviour/printed-markup.md §1
 */
export function enhanceMarkup(
  root: ParentNode,
  options: EnhanceOptions = {},
  loaders: EnhanceLoaders,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const { loadCart, loadRestock: load } = loaders;
  const { report } = storefront();
  const claimant: Claimant = {
    scan() {
      for (const { scan } of pieces) guarded('scan', scan);
    },
  };
  const restock = createRestockOffers({ root, load, report, signal });
  const isExpress = () => options.isExpress === true;
  const forms = createLiveForms(claimant, { root, isExpress, restock });
  const pieces = [
    forms,
    createCartRoots(root, claimant, { loadCart, report, signal }),
    createWrappers(root, signal),
    restock,
    createStart(root, OTHER_PARTS),
  ];
  const observer = new MutationObserver((records) => {
    if (records.some(isRelevant)) claimant.scan();
  });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    forms.close();
  });
  enhancePrintedCart(root, signal);
  register(claimant, signal);
  claimant.scan();
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    controller.abort();
  };
}

function isRelevant({ target, addedNodes, removedNodes }: MutationRecord): boolean {
  // Within product parts, themes may replace the printed fields by others.
  const selector =
    isElement(target) && membersOf(target).closest(PRODUCT_PARTS) ? PRINTED.field : OTHER_PARTS;
  return [...addedNodes, ...removedNodes].some((node) => holds(node, selector));
}
