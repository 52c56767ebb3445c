import type { PageSettings } from '../page/index.ts';
import { readCrumb } from '../session/index.ts';
import type { Report, Warn } from '../shared/index.ts';
import { ANALYTICS_LIMITS } from './event/limits.ts';
import { createEventQueue } from './queue/event-queue.ts';
import { createHttpDelivery, type HttpDeliveryParts } from './queue/http-delivery.ts';
import { createKeptEvents } from './queue/kept-events.ts';
import { mayRemember, rawStorage } from '../visitor/index.ts';
import { createTracker, type Tracker, type WriteEvent } from './sinks/analytics-sink.ts';
import { createCensusWriter } from './sinks/census.ts';
import { createNewerWriter, joinEvents } from './sinks/newer-tracker.ts';
import { writeOlderEvent } from './sinks/older-tracker.ts';

const FORM = 'application/x-www-form-urlencoded';
/** Validates events instead of counting them. Source: docs/behaviour/analytics.md §3.4. */
const VALIDATION_FLAG = 'analytics-validation';

/**
 * Creates the trackers that the settings of a page call for.
 * @param parts settings, whether there is a store's API to send to, and error reporting
 * @returns the census, the older and the newer tracker; the newer one sends only if the settings name its host
 * Source: docs/behaviour/analytics.md §1.7, §2, §3, §5
 */
export function createPageTrackers(parts: {
  readonly settings: PageSettings;
  readonly hasStoreApi: () => boolean;
  readonly report: Report;
  readonly warn: Warn;
}): readonly Tracker[] {
  const { settings, hasStoreApi, report, warn } = parts;
  const now = () => settings.$settings.get();
  const storage = rawStorage(() => globalThis.localStorage);
  const mayKeep = () => mayRemember(now());

  const open = (name: string, isThirdParty: boolean, write: WriteEvent, http: HttpDeliveryParts): Tracker => {
    const kept = createKeptEvents({ name, storage, mayKeep });
    const queue = createEventQueue({ delivery: createHttpDelivery(http), kept, report });
    return createTracker({ name, isThirdParty, queue, write });
  };
  // Sandboxed frames and local files have none.
  const getRoot = () => (hasStoreApi() && now().apiRoot) || null;
  const toStore =
    (write: WriteEvent): WriteEvent =>
    (event, page) =>
      hasStoreApi() ? write(event, page) : null;
  const getCrumb = () => readCrumb(now().apiRoot);
  const older = open('older', false, toStore(writeOlderEvent), {
    getRoot,
    contentType: FORM,
    join: ([text = '']) => `${new URLSearchParams({ crumb: getCrumb() ?? '' }).toString()}&${text}`,
    maxEvents: 1,
  });
  const census = open('census', false, toStore(createCensusWriter(getCrumb)), {
    getRoot,
    contentType: FORM,
    join: ([text = '']) => text,
    maxEvents: 1,
    isPassing: (path) => path.includes('/button-'),
  });
  const { analytics } = now().urls;
  if (analytics === null) return [census, older];
  const isThirdParty = new URL(analytics).origin !== globalThis.location.origin;
  const isValidating = () => now().flags[VALIDATION_FLAG] === true;
  const newer = open('newer', isThirdParty, createNewerWriter(isValidating, warn), {
    getRoot: () => now().urls.analytics,
    contentType: 'application/json',
    join: joinEvents,
    maxEvents: ANALYTICS_LIMITS.maxEvents,
  });
  return [census, older, newer];
}
