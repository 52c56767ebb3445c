/** Where a site is that does not say so. Source: docs/behaviour/time.md §1.1 */
export const DEFAULT_TIME_ZONE = 'America/New_York';
