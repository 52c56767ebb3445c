import type { Warn } from '../../shared/index.ts';
import type { AnalyticsEvent } from '../event/analytics-event.ts';
import type { PageFacts } from '../event/page-facts.ts';
import type { WriteEvent } from './analytics-sink.ts';
import { storefrontFields, type WireFields } from './storefront-fields.ts';

const PATH = '/api/v1/clanker/events';
const VALIDATION_PATH = '/api/v1/clanker/validate-event-content';

/**
 * Creates the format of the newer tracker: every event, with facts about page, browser and visitor.
 * @param isValidating whether events are only validated, not counted
 * @param warn receives a sentence for the developer, once per automatic field that an event overrides
 * Source: docs/behaviour/analytics.md §3
 */
export function createNewerWriter(isValidating: () => boolean, warn: Warn): WriteEvent {
  const warned = new Set<string>();
  const warnOnce = (field: string) => {
    if (warned.has(field)) return;
    warned.add(field);
    warn(`the analytics field "${field}" is filled in automatically; the event's own value replaces it.`);
  };
  return (event, page) => {
    const schemaName = schemaNameOf(event);
    const automatic = automaticFields(event, page);
    const own = storefrontFields(event, page);
    for (const field of Object.keys(own)) if (Object.hasOwn(automatic, field)) warnOnce(field);
    const content = JSON.stringify({ event_id: event.id, ...automatic, ...own });
    return {
      id: event.id,
      path: isValidating() ? `${VALIDATION_PATH}/${encodeURIComponent(schemaName)}` : PATH,
      text: JSON.stringify({ eventSchemaName: schemaName, eventContent: content }),
    };
  };
}

/**
 * Joins events into one body: a single event as it is, several as a list.
 * @param texts the events as JSON
 * @returns JSON
 * Source: docs/behaviour/analytics.md §3.1
 */
export function joinEvents(texts: readonly string[]): string {
  return texts.length === 1 ? texts.join('') : `[${texts.join(',')}]`;
}

/**
 * Returns the name of an event for trackers.
 * @returns for example `cart_addition`
 * Source: docs/behaviour/analytics.md §10
 */
export function schemaNameOf(event: AnalyticsEvent): string {
  return event.name === 'custom' ? event.fields.schemaName : event.name.replaceAll('-', '_');
}

function automaticFields(event: AnalyticsEvent, page: PageFacts): WireFields {
  const { settings, identity, url, referrerUrl } = page;
  const { fields } = event;
  return {
    analytics_id: identity.analyticsId,
    session_id: identity.sessionId,
    marketing_id: identity.marketingId,
    page_host: url.host,
    page_path: url.pathname,
    page_query_params: url.search,
    page_referrer_url: referrerUrl,
    browser_language: navigator.language.split('-', 1)[0],
    browser_locale: navigator.language,
    browser_window_height: globalThis.innerHeight,
    browser_window_width: globalThis.innerWidth,
    enduser_user_agent: navigator.userAgent,
    event_occurrence_timestamp: event.occurredAtMs,
    custom_schema_name: schemaNameOf(event),
    source_environment: settings.sourceEnvironment,
    context_website_id: settings.websiteId,
    destination_url: 'destinationUrl' in fields ? fields.destinationUrl : null,
    member_account_id: settings.authenticatedAccountId,
    object_identifier: 'itemId' in fields ? fields.itemId : (settings.item?.id ?? null),
    resolved_locale: settings.locale,
    website_locale: settings.locale,
    member_account_locale: settings.memberLocale ?? null,
  };
}
