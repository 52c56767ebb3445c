import type { AnalyticsEvent } from '../event/analytics-event.ts';
import type { WriteEvent } from './analytics-sink.ts';
import { schemaNameOf } from './newer-tracker.ts';
import { storefrontFields } from './storefront-fields.ts';

const PATH = '/api/events/RecordEvent';

/**
 * Formats an event for the older tracker, whose endpoint is on the site itself.
 * Source: docs/behaviour/analytics.md §2
 */
export const writeOlderEvent: WriteEvent = (event, page) => {
  const { settings, url } = page;
  const data = {
    eventId: event.id,
    occurredAt: event.occurredAtMs,
    ...storefrontFields(event, page),
    websiteId: settings.websiteId,
    memberAccountId: settings.authenticatedAccountId,
    website_locale: settings.locale,
    member_locale: settings.memberLocale ?? null,
    templateId: settings.templateId,
    variantId: variantIdOf(event),
    pageHash: url.hash,
    pagePath: url.pathname,
  };
  const form = new URLSearchParams({ event: schemaNameOf(event), data: JSON.stringify(data) });
  return { id: event.id, path: PATH, text: form.toString() };
};

/** A variant is known by its id, or else by its sku. */
function variantIdOf({ fields }: AnalyticsEvent): string | null {
  if ('variantId' in fields) return fields.variantId;
  return 'sku' in fields ? fields.sku : null;
}
