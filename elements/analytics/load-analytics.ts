import { forgetVisitor } from '../../core/analytics/index.ts';
import { readCookie } from '../../core/session/index.ts';
import { retryable, shelf } from '../../core/shared/index.ts';
import { type Storefront, storefront } from '../../core/storefront/index.ts';
import { whenIdle } from '../host/view/idle-moments.ts';
import { watchDoings } from './watch-doings.ts';

/**
 * Fetches analytics when the page has nothing else to do, once it may be recorded what a visitor does; until then that is
 * remembered in memory alone. What earlier pages stored of a visitor who is not to be known is cleared without it. Of several
 * copies of the script the first one does it.
 * Source: docs/behaviour/analytics.md §1.5, §10.1
 */
export function loadAnalytics(): void {
  // In Node there are no visitors.
  if (typeof document === 'undefined') return;
  shelf('analytics', () => {
    watchVisitor(storefront());
    return true;
  });
}

function watchVisitor(shop: Storefront): void {
  const { $settings } = shop.settings;
  const doings = watchDoings(shop);
  const loader = retryable(() => import('./start-analytics.ts'));
  let isStarted = false;
  const isWanted = () => {
    const { censusEnabled, consent, cookies } = $settings.get();
    return !isStarted && censusEnabled && consent === 'granted' && readCookie(cookies.census) !== null;
  };
  const begin = async () => {
    await whenIdle();
    // Before that the settings are not read to their end.
    await shop.prepare();
    // The shop heeds refusals as soon as it starts; here, the page has also named its census cookie, or no shop has started.
    forgetVisitor($settings.get());
    if (!isWanted()) return;
    const { startAnalytics } = await loader.load();
    if (isStarted) return;
    isStarted = true;
    startAnalytics(shop, doings);
  };
  const tryToBegin = () => {
    begin().catch(() => {
      // Somebody blocks it, or the network: the next change of the settings tries again. Nobody waits for it.
    });
  };
  tryToBegin();
  $settings.listen(tryToBegin);
}
