import type { Report } from '../../core/shared/index.ts';
import { enhanceCartOnDemand, enhanceOnDemand } from './on-demand.ts';
import { watchPrintedForms } from './printed-forms.ts';
import { watchPrintedGalleries } from './printed-galleries.ts';
import { watchPrintedPictures } from './printed-pictures.ts';
import { watchQuickViews } from './quick-views.ts';
import { loadGalleries, loadQuickView } from './load-printed.ts';

/**
 * Enhances printed markup in the document, now and whenever the page adds some.
 * @param report receives load failures
 * Source: docs/behaviour/printed-markup.md §1
 */
export function watchPrinted(report: Report): void {
  enhanceOnDemand(loadEnhancer, report);
  enhanceCartOnDemand(() => import('../enhance/cart/enhance-printed-cart.ts'), report);
  watchPrintedForms(document, () => import('../site-form/author/enhance-printed-form.ts'), report);
  const loadPictures = () => import('../enhance/pictures/enhance-printed-pictures.ts');
  watchPrintedPictures(document, loadPictures, report);
  watchPrintedGalleries(document, loadGalleries, report);
  watchQuickViews(document, loadQuickView, report);
}

/** Other tags load automatically on these pages. */
async function loadEnhancer(): Promise<{ readonly enhanceMarkup: (root: ParentNode) => unknown }> {
  const { enhanceMarkup } = await import('../enhance/enhance-markup.ts');
  const loaders = {
    loadCart: () => Promise.resolve(),
    loadRestock: () => import('../restock-signup/author/enhance-printed-restock.ts'),
  };
  return { enhanceMarkup: (root) => enhanceMarkup(root, {}, loaders) };
}
