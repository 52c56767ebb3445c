import type { JsonObject } from '../../../core/json/index.ts';

/**
 * Removes the website's id, which is not a preference.
 * @param preferences as loaded, or to be saved
 * Source: docs/behaviour/owner.md §3.1
 */
export function withoutWebsiteId(preferences: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(preferences).filter(([name]) => name !== 'websiteId'));
}
