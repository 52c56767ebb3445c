import type { PageSettings } from '../page/index.ts';
import { randomId, readCookie } from '../session/index.ts';
import { tryAndReport, warnDeveloper, type Report, type Warn } from '../shared/index.ts';
import type { AnalyticsEvent, AnalyticsEventName, AnalyticsFields } from './event/analytics-event.ts';
import { createIdentities } from './identity/identities.ts';
import { mayRecord } from './event/may-record.ts';
import { hereAndNow, type Moment } from './event/moment.ts';
import type { AnalyticsSink, Tracker } from './sinks/analytics-sink.ts';

/** What the page tells about its visitor's doings. Source: docs/behaviour/analytics.md §10. */
export interface Analytics {
  /**
   * Tells all sinks of an event, if it may be recorded; never throws.
   * @param name the event's name
   * @param fields what it tells
   * @param moment when and where it has happened; here and now by default
   */
  readonly record: <Name extends AnalyticsEventName>(
    name: Name,
    fields: AnalyticsFields[Name],
    moment?: Moment,
  ) => void;
  /** The page may be gone soon. */
  readonly leave: () => void;
  /** The page, or its network, has come back. */
  readonly comeBack: () => void;
}

/** What analytics needs. */
export interface AnalyticsParts {
  readonly settings: PageSettings;
  readonly trackers: readonly Tracker[];
  /** Those that the program has added. */
  readonly getSinks: () => readonly AnalyticsSink[];
  readonly report: Report;
  readonly warn?: Warn;
}

/**
 * Creates the analytics of a page: one event for any number of sinks.
 * @param parts settings and sinks
 * Source: docs/behaviour/analytics.md §1, §10, §11
 */
export function createAnalytics(parts: AnalyticsParts): Analytics {
  const { settings, trackers, getSinks, report, warn = warnDeveloper } = parts;
  const { $settings } = settings;
  const identities = createIdentities({ $settings, now: Date.now, warn });

  const obey = () => {
    identities.obey();
    const { consent, cookies } = $settings.get();
    if (consent !== 'denied' && readCookie(cookies.census) !== null) return;
    for (const { queue } of trackers) queue.clear();
  };
  $settings.subscribe(obey);
  // Another tab has cleared what is stored: its visitor may have refused there.
  globalThis.addEventListener('storage', obey);

  return {
    record(name, fields, { atMs, href } = hereAndNow()) {
      const url = new URL(href);
      const now = $settings.get();
      if (!mayRecord(name, now, url.pathname)) return;
      const event = { id: randomId(), name, occurredAtMs: atMs, fields } as AnalyticsEvent;
      const identity = identities.current();
      const page = { settings: now, identity, url, referrerUrl: document.referrer };
      const isReserved = objectsToThirdParties();
      for (const sink of [...trackers, ...getSinks()]) {
        if (isReserved && sink.isThirdParty) continue;
        tryAndReport(report, `analytics/${sink.name}`, () => {
          sink.record(event, page);
        });
      }
    },
    leave() {
      obey();
      for (const { queue } of trackers) queue.leave();
    },
    comeBack() {
      obey();
      for (const { queue } of trackers) queue.comeBack();
    },
  };
}

/**
 * Tells whether the visitor's browser wishes that third parties learn nothing.
 * Source: docs/behaviour/analytics.md §1.6
 */
export function objectsToThirdParties(): boolean {
  return Reflect.get(globalThis.navigator, 'globalPrivacyControl') === true;
}
