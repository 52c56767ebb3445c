import {
  createAnalytics,
  createPageTrackers,
  startSessionReplay,
  watchPerformance,
  type AnalyticsSink,
} from '../../core/analytics/index.ts';
import { tryAndReport, warnDeveloper } from '../../core/shared/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import { TAG_NAMES } from '../tag-names.ts';
import { recordCartChange } from './record-cart-change.ts';
import { recordEvent } from './record-event.ts';
import { shownProduct } from './product-facts.ts';
import { watchVisibility } from './watch-visibility.ts';
import { buttonFacts, watchMarkup } from './watch-markup.ts';
import type { Doings } from './watch-doings.ts';

/**
 * Records the page view, the product that the page is about, and what the visitor has done and does.
 * @param shop the page's shop
 * @param doings what was done before
 * Source: docs/behaviour/analytics.md §10
 */
export function startAnalytics(shop: Storefront, doings: Doings): void {
  const { settings, report } = shop;
  const { $program } = settings;
  const getSinks = () => $program.get().analytics as readonly AnalyticsSink[];
  const analytics = createAnalytics({
    settings,
    trackers: createPageTrackers({ settings, report, warn: warnDeveloper }),
    getSinks,
    report,
  });
  const recordViews = () => {
    analytics.record('page-view', { title: document.title });
    const product = shownProduct(shop);
    if (product) analytics.record('product-view', product);
  };
  recordViews();
  doings.tell((doing) => {
    // Whoever has told of it, such as the cart, must not fail because of this.
    tryAndReport(report, 'analytics/doing', () => {
      if (doing.kind === 'cart') recordCartChange(analytics, shop, doing);
      else if (doing.kind === 'press') analytics.record('button-press', buttonFacts(doing.button), doing);
      else recordEvent(analytics, shop, doing);
    });
  });
  watchMarkup(analytics, report);
  watchVisibility(analytics);
  watchVisibility(watchPerformance({ settings, report, tagNames: TAG_NAMES }));
  void startSessionReplay({ settings, getSinks, api: shop.api });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) recordViews();
  });
}
