import type { AnalyticsEvent } from '../event/analytics-event.ts';
import type { WriteEvent } from './analytics-sink.ts';
import { schemaNameOf } from './newer-tracker.ts';
import { storefrontFields } from './storefront-fields.ts';

const ROOT = '/api/census';

/**
 * Creates the format of the census: page views, quick views, and impressions and clicks on them.
 * @param getVisitor the visitor's value: the crumb; null if there is none
 * Source: docs/behaviour/analytics.md §5
 */
export function createCensusWriter(getVisitor: () => string | null): WriteEvent {
  return (event, page) => {
    const path = pathOf(event);
    if (path === null) return null;
    const { settings, identity, url, referrerUrl } = page;
    const data = {
      eventId: event.id,
      occurredAt: event.occurredAtMs,
      ...storefrontFields(event, page),
      websiteId: settings.websiteId,
      templateId: settings.templateId,
      pagePath: url.pathname,
      referrer: referrerUrl,
      sessionId: identity.sessionId,
      isFirstSession: identity.isFirstSession,
      isLanding: identity.isLanding,
    };
    const form = new URLSearchParams({
      event: schemaNameOf(event),
      data: JSON.stringify(data),
      visitor: getVisitor() ?? '',
    });
    return { id: event.id, path: ROOT + path, text: form.toString() };
  };
}

/** The census endpoint of an event; null for events that it does not count. */
function pathOf({ name, fields }: AnalyticsEvent): string | null {
  switch (name) {
    case 'page-view':
      return '/RecordHit';
    case 'quick-view':
      return `/RecordQuickView/${encodeURIComponent(fields.itemId)}`;
    case 'button-press':
      return '/button-click';
    case 'button-render':
      return '/button-render';
    case 'form-render':
      return '/form-render';
    case 'overlay-view':
    case 'overlay-close':
      return '/overlay';
    default:
      return null;
  }
}
