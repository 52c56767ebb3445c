/** What kind of client an event comes from. Source: docs/behaviour/names-and-codes.md §14. */
export const ANALYTICS_EVENT_SOURCES = ['WEB', 'IOS', 'ANDROID', 'SERVER'] as const;

/** A kind of client. Source: docs/behaviour/names-and-codes.md §14. */
export type AnalyticsEventSource = (typeof ANALYTICS_EVENT_SOURCES)[number];

/** The environment of the platform that a page belongs to. Source: docs/behaviour/names-and-codes.md §14. */
export const SOURCE_ENVIRONMENTS = ['dev', 'qa', 'staging', 'prod'] as const;

/** An environment of the platform. Source: docs/behaviour/names-and-codes.md §14. */
export type SourceEnvironment = (typeof SOURCE_ENVIRONMENTS)[number];
