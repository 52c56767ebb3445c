/** What kind of client an event comes from. Source: docs/behaviour/names-and-codes.md §14. */
export const ANALYTICS_EVENT_SOURCES = ['WEB', 'IOS', 'ANDROID', 'SERVER'] as const;

/** One of the kinds of client. Source: docs/behaviour/names-and-codes.md §14. */
export type AnalyticsEventSource = (typeof ANALYTICS_EVENT_SOURCES)[number];

/** Which installation of the platform a page belongs to. Source: docs/behaviour/names-and-codes.md §14. */
export const SOURCE_ENVIRONMENTS = ['dev', 'qa', 'staging', 'prod'] as const;

/** One of the installations. Source: docs/behaviour/names-and-codes.md §14. */
export type SourceEnvironment = (typeof SOURCE_ENVIRONMENTS)[number];
