import type { JsonObject } from '../../json/index.ts';

/**
 * Leaves out the website's id, which is the store's and none of the preferences.
 * @param preferences as they were answered, or are to be saved
 * Source: docs/behaviour/owner.md §3.1
 */
export function withoutWebsiteId(preferences: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(preferences).filter(([name]) => name !== 'websiteId'));
}
