import type { JsonObject } from '../../../core/json/index.ts';

/** The API of commerce preferences. Methods reject with a `StorefrontError` of any kind. Source: docs/behaviour/owner.md §3.1 */
export interface PreferencesGateway {
  /**
   * Reads the preferences of a namespace.
   * @param namespace which
   * @param signal aborts the request
   * @returns them, without the id of the website
   */
  loadPreferences(namespace: string, signal?: AbortSignal): Promise<JsonObject>;
  /**
   * Saves the preferences of a namespace, all of them.
   * @param namespace which
   * @param preferences all of them
   */
  savePreferences(namespace: string, preferences: JsonObject): Promise<void>;
}
