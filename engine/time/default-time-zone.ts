/** The default time zone of a site. Source: docs/behaviour/time.md §1.1 */
export const DEFAULT_TIME_ZONE = 'America/New_York';
