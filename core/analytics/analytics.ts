import type { PageSettings } from '../page/index.ts';
import { randomId, readCookie } from '../session/index.ts';
import { tryAndReport, warnDeveloper, type Report, type Warn } from '../shared/index.ts';
import type { AnalyticsEvent, AnalyticsEventName, AnalyticsFields } from './event/analytics-event.ts';
import { createIdentities } from './identity/identities.ts';
import { mayRecord } from './event/may-record.ts';
import { hereAndNow, type Moment } from '../visitor/index.ts';
import type { AnalyticsSink, Tracker } from './sinks/analytics-sink.ts';

/** Records what the visitor does on a page. Source: docs/behaviour/analytics.md §10. */
export interface Analytics {
  /**
   * Sends an event to all sinks, if it may be recorded; never throws.
   * @param name the event's name
   * @param fields the event's data
   * @param moment time and URL; the current ones by default
   */
  readonly record: <Name extends AnalyticsEventName>(
    name: Name,
    fields: AnalyticsFields[Name],
    moment?: Moment,
  ) => void;
  /** Called when the page is hidden and may be unloaded. */
  readonly leave: () => void;
  /** Called when the page is visible, or the network online, again. */
  readonly comeBack: () => void;
}

/** Dependencies of analytics. */
export interface AnalyticsParts {
  readonly settings: PageSettings;
  readonly trackers: readonly Tracker[];
  /** The sinks that the page's program has added. */
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
  // Another tab has cleared the stored ids: the visitor may have refused consent there.
  globalThis.addEventListener('storage', obey);

  return {
    record(name, fields, { atMs, href, referrerUrl = document.referrer } = hereAndNow()) {
      const url = new URL(href);
      const now = $settings.get();
      if (!mayRecord(name, now, url.pathname)) return;
      const event = { id: randomId(), name, occurredAtMs: atMs, fields } as AnalyticsEvent;
      const identity = identities.current();
      const page = { settings: now, identity, url, referrerUrl };
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
 * Whether the visitor's browser objects to sharing data with third parties.
 * Source: docs/behaviour/analytics.md §1.6
 */
export function objectsToThirdParties(): boolean {
  return Reflect.get(globalThis.navigator, 'globalPrivacyControl') === true;
}
