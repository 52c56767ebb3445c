/** What kind of client an event comes from. Source: platform specification §3. */
export const ANALYTICS_EVENT_SOURCES = ['WEB', 'IOS', 'ANDROID', 'SERVER'] as const;

/** One of the kinds of client. Source: platform specification §3. */
export type AnalyticsEventSource = (typeof ANALYTICS_EVENT_SOURCES)[number];

/** Which installation of the platform a page belongs to. Source: platform specification §3. */
export const SOURCE_ENVIRONMENTS = ['dev', 'qa', 'staging', 'prod'] as const;

/** One of the installations. Source: platform specification §3. */
export type SourceEnvironment = (typeof SOURCE_ENVIRONMENTS)[number];
