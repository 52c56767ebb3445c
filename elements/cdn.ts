// The entry bundle that pages load from a CDN: it holds the tags that sell. Every other tag loads when the page shows one.
import { defineInTurn } from './put-off-definitions.ts';
// tags that sell, by `npm run generate`, in the order of definition: providers first
import './store-config/define.ts';
import './store-product/define.ts';
import './store-price/define.ts';
import './store-add-to-cart/define.ts';
// end of tags
import { onReturn, retryable, yieldToBrowser } from '../core/shared/index.ts';
import { storefront } from '../core/storefront/index.ts';

export { storefront } from '../core/storefront/index.ts';
export { configureStore } from './configure-store.ts';

// Part of the network bundle, which every page fetches next.
const { report } = storefront();
const watcher = retryable(async () => {
  const { watchForLaterTags } = await import('./loading/later-tags.ts');
  // The bundle resolves everything else that was waiting. In one task, that would block a slow processor.
  await yieldToBrowser();
  watchForLaterTags(report);
});
const watch = () => {
  watcher.load().catch((error: unknown) => {
    report(error, 'autoloader');
  });
};
watch();
onReturn(watch);
document.addEventListener('click', watch);

/** The build awaits it, so that all tags are defined once this file is imported. Source: docs/behaviour/elements.md §8.4 */
export const whenDefined = defineInTurn();
