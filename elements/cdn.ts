// What pages load from a CDN: the tags that sell are in this file, every other tag comes when the page shows one.
import { defineInTurn } from './put-off-definitions.ts';
// tags that sell, by `npm run generate`, in the order of definition: whom others look for above them comes first
import './store-config/define.ts';
import './store-product/define.ts';
import './store-price/define.ts';
import './store-add-to-cart/define.ts';
// end of tags
import { retryable, yieldToBrowser } from '../core/shared/index.ts';
import { storefront } from '../core/storefront/index.ts';

export { storefront } from '../core/storefront/index.ts';
export { configureStore } from './configure-store.ts';

// Comes with what speaks to the store, which every page fetches next.
const { report } = storefront();
const watcher = retryable(async () => {
  const { watchForLaterTags } = await import('./later-tags.ts');
  // The file brings what else was waited for, and all of it at once would keep a slow processor from answering.
  await yieldToBrowser();
  watchForLaterTags(report);
});
const watch = () => {
  watcher.load().catch((error: unknown) => {
    report(error, 'autoloader');
  });
};
watch();
addEventListener('online', watch);
for (const sign of ['visibilitychange', 'click']) document.addEventListener(sign, watch);

/** Awaited by the build: who imports this file finds all of them defined. Source: docs/behaviour/elements.md §8.4 */
export const whenDefined = defineInTurn();
