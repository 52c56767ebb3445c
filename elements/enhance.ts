import { storefront } from '../core/storefront/index.ts';
import { enhanceMarkup, type EnhanceOptions } from './enhance/index.ts';
import {
  loadGalleries,
  loadQuickView,
  watchPrintedForms,
  watchPrintedGalleries,
  watchPrintedPictures,
  watchQuickViews,
} from './printed/index.ts';
import { formTag } from './product/index.ts';

export type { EnhanceOptions };

/**
 * Wires, in place, the markup that the template engine prints for products, carts and forms, including markup added
 * later:
 * - buttons sell, and visitors choose variants and quantities;
 * - counts and subtotals follow the cart;
 * - forms are validated and sent, and products open over the page;
 * - pictures load when they are near the viewport, and galleries get their controls.
 *
 * The markup stays the page's own: it is upgraded, never replaced. No element is wired twice, whatever the number of
 * calls and copies of the script. Nothing is thrown into the page.
 * @param root the root of what is wired; the document by default
 * @param options how this page behaves
 * @returns stops it: removes all listeners and restores what was printed
 * Source: docs/behaviour/printed-markup.md §1
 */
export function enhance(root: ParentNode = document, options: EnhanceOptions = {}): () => void {
  const controller = new AbortController();
  const { report } = storefront();
  const loadForms = () => import('./site-form/author/enhance-printed-form.ts');
  watchPrintedForms(root, loadForms, report, controller.signal);
  const loadPictures = () => import('./enhance/pictures/enhance-printed-pictures.ts');
  watchPrintedPictures(root, loadPictures, report, controller.signal);
  watchPrintedGalleries(root, loadGalleries, report, controller.signal);
  watchQuickViews(root, loadViewOfTags, report, controller.signal);
  formTag.load = () => import('./site-form/define.ts');
  // Most pages need neither.
  const stop = enhanceMarkup(root, options, {
    loadCart: () => import('./store-cart/define.ts'),
    loadRestock: () => import('./restock-signup/author/enhance-printed-restock.ts'),
  });
  return () => {
    controller.abort();
    stop();
  };
}

/** Loads the quick view and the tags that it consists of. */
async function loadViewOfTags(): ReturnType<typeof loadQuickView> {
  const [viewer] = await Promise.all([
    loadQuickView(),
    import('./store-product/define.ts'),
    import('./store-price/define.ts'),
    import('./store-add-to-cart/define.ts'),
  ]);
  return viewer;
}
