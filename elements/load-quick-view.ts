import type { QuickViewer } from './enhance/quick-views.ts';
import { dialogs } from './parts/load-dialogs.ts';

/** Fetches what shows a product over the page, for pages that have the tags. Source: docs/behaviour/printed-markup.md §9 */
export async function loadQuickView(): Promise<QuickViewer> {
  const furniture = dialogs.load();
  const { openQuickView } = await import('./enhance/quick-view/open-quick-view.ts');
  await furniture;
  return { openQuickView };
}
