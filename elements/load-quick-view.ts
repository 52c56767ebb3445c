import type { QuickViewer } from './enhance/quick-view/open-newest.ts';
import { dialogs } from './parts/load-dialogs.ts';

/** Loads the quick view, for pages that already have the tags. Source: docs/behaviour/printed-markup.md §9 */
export async function loadQuickView(): Promise<QuickViewer> {
  const code = import('./enhance/quick-view/open-quick-view.ts');
  const [{ openQuickView }] = await Promise.all([code, dialogs.load()]);
  return { openQuickView };
}
