import {
  createAnalytics,
  createPageTrackers,
  startSessionReplay,
  watchPerformance,
  type AnalyticsSink,
  type Analytics,
} from '../../core/analytics/index.ts';
import { sellsFromStore } from '../../core/backends/index.ts';
import { tryAndReport, warnDeveloper } from '../../core/shared/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import { TAG_NAMES } from '../tag-names.ts';
import { recordCartChange } from './record-cart-change.ts';
import { recordEvent } from './record-event.ts';
import { recordPageViews } from './page-views.ts';
import { shownProduct } from './product-facts.ts';
import { buttonFacts, watchMarkup } from './watch-markup.ts';
import type { VisitorActions } from '../actions/index.ts';

/**
 * Records the page view, the product of the page, and the visitor's actions.
 * @param shop the page's shop
 * @param actions the visitor's actions
 * Source: docs/behaviour/analytics.md §10
 */
export function startAnalytics(shop: Storefront, actions: VisitorActions): void {
  const { settings, report } = shop;
  const { $program } = settings;
  const hasStoreApi = () => sellsFromStore(settings);
  const getSinks = () => $program.get().analytics as readonly AnalyticsSink[];
  const analytics = createAnalytics({
    settings,
    trackers: createPageTrackers({ settings, hasStoreApi, report, warn: warnDeveloper }),
    getSinks,
    report,
  });
  // Before the queues are flushed, which a hidden page does.
  recordPageViews(
    { record: analytics.record, getProduct: () => shownProduct(shop), report },
    new AbortController().signal,
  );
  actions.subscribe((action) => {
    // A failure here must not break the emitter, such as the cart.
    tryAndReport(report, 'analytics/action', () => {
      if (action.kind === 'cart') recordCartChange(analytics, shop, action);
      else if (action.kind === 'press') analytics.record('button-press', buttonFacts(action.button), action);
      else recordEvent(analytics, shop, action);
    });
  });
  watchMarkup(analytics, report);
  watchVisibility(analytics);
  watchVisibility(watchPerformance({ settings, hasStoreApi, report, tagNames: TAG_NAMES }));
  void startSessionReplay({ settings, hasStoreApi, getSinks, api: shop.api });
}

/** Flushes queues when the page may be unloaded, and resumes them. Source: docs/behaviour/analytics.md §7.4 */
function watchVisibility(waiting: Pick<Analytics, 'leave' | 'comeBack'>): void {
  addEventListener('pagehide', waiting.leave);
  addEventListener('pageshow', waiting.comeBack);
  addEventListener('online', () => {
    // A hidden page may be unloaded before the response: stored events stay stored.
    if (document.visibilityState !== 'hidden') waiting.comeBack();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') waiting.leave();
    else waiting.comeBack();
  });
}
