import { createApi } from '../api/index.ts';
import { fieldsOf } from '../json/index.ts';
import type { PageSettings } from '../page/index.ts';
import type { Report } from '../shared/index.ts';
import { ANALYTICS_LIMITS } from './event/limits.ts';
import { mayRecord } from './event/may-record.ts';
import { mayRemember, rawStorage } from '../visitor/index.ts';
import { measureVitals } from './performance/measure-vitals.ts';
import { createPerformance, type PagePerformance } from './performance/performance.ts';
import { PERFORMANCE_LIMITS } from './performance/vital.ts';
import { createEventQueue } from './queue/event-queue.ts';
import { createHttpDelivery } from './queue/http-delivery.ts';
import { createKeptEvents } from './queue/kept-events.ts';

/**
 * Measures the page and reports the values to the store.
 * @param parts settings, whether there is a store's API to send to, error reporting, and the names of our tags
 * Source: docs/behaviour/analytics.md §1.7, §6
 */
export function watchPerformance(parts: {
  readonly settings: PageSettings;
  readonly hasStoreApi: () => boolean;
  readonly report: Report;
  readonly tagNames: readonly string[];
}): PagePerformance {
  const { settings, hasStoreApi, report, tagNames } = parts;
  const now = () => settings.$settings.get();
  const getRoot = () => now().apiRoot;
  const queue = createEventQueue({
    delivery: createHttpDelivery({
      getRoot: () => (hasStoreApi() ? getRoot() : null),
      contentType: 'application/json',
      join: (texts) => `{"records":[${texts.join(',')}]}`,
      maxEvents: ANALYTICS_LIMITS.maxEvents,
    }),
    kept: createKeptEvents({
      name: 'performance',
      storage: rawStorage(() => globalThis.localStorage),
      mayKeep: () => mayRemember(now()),
    }),
    report,
  });
  const limits = { readTimeoutMs: PERFORMANCE_LIMITS.settingsTimeoutMs };
  const api = createApi({ getApiRoot: getRoot, getCrumb: () => null, limits });
  const pagePerformance = createPerformance({
    queue,
    async askPageLoadId() {
      if (!hasStoreApi()) throw new Error('no store');
      const answer = fieldsOf(await api.read('/api/1/performance/settings'));
      return answer.text('pageLoadId') ?? Promise.reject(new Error('no pageLoadId'));
    },
    measure: (onVital) => {
      measureVitals(onVital, tagNames);
    },
    mayRecord: () => hasStoreApi() && mayRecord('performance', now()),
    loadedAtMs: performance.getEntriesByType('navigation')[0]?.loadEventEnd ?? 0,
  });
  settings.$settings.listen(({ consent }) => {
    if (consent === 'denied') pagePerformance.clear();
  });
  return pagePerformance;
}
