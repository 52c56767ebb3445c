import { forgetVisitor } from '../../core/visitor/index.ts';
import { readCookie } from '../../core/session/index.ts';
import { retryable, shelf } from '../../core/shared/index.ts';
import { type Storefront, storefront } from '../../core/storefront/index.ts';
import { whenIdle } from '../host/index.ts';
import { watchActions } from './watch-actions.ts';

/**
 * Loads analytics when the page is idle, once the visitor's consent allows it; until then actions stay in memory.
 * Without consent, it clears data that earlier pages stored, and loads nothing. Only the first copy of the script does
 * this.
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
  const actions = watchActions(shop);
  const loader = retryable(() => import('../analytics/start-analytics.ts'));
  let isStarted = false;
  const isAllowed = () => {
    const { censusEnabled, consent, cookies } = $settings.get();
    return !isStarted && censusEnabled && consent === 'granted' && readCookie(cookies.census) !== null;
  };
  const begin = async () => {
    await whenIdle();
    // The settings are complete only after this.
    await shop.prepare();
    // The store honours a refusal as soon as it starts. Here the census cookie is known, too, or no store has started.
    forgetVisitor($settings.get());
    if (!isAllowed()) return;
    const { startAnalytics } = await loader.load();
    if (isStarted) return;
    isStarted = true;
    startAnalytics(shop, actions);
  };
  const tryToBegin = () => {
    begin().catch(() => {
      // A blocker or the network prevented the load: the next change of the settings retries. Nothing depends on it.
    });
  };
  tryToBegin();
  $settings.listen(tryToBegin);
}
