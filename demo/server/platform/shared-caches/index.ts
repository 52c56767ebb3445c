export { openPageChanges } from './page-changes.ts';
export { versionRoutes } from './pages-version.ts';
export type { PurgeOptions } from './purger.ts';
export { readPurgeSettings } from './read-purge-settings.ts';
