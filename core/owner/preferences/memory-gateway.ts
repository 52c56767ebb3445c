import type { JsonObject } from '../../json/index.ts';
import type { PreferencesGateway } from './gateway.ts';

/**
 * Creates a place for preferences in the page itself, which forgets them with the page.
 * Source: docs/behaviour/owner.md §3.4
 */
export function createMemoryPreferencesGateway(): PreferencesGateway {
  const kept = new Map<string, JsonObject>();
  return {
    // As on a wire: what the caller changes later is not ours.
    loadPreferences: (namespace) => Promise.resolve(structuredClone(kept.get(namespace) ?? {})),
    savePreferences(namespace, preferences) {
      kept.set(namespace, structuredClone(preferences));
      return Promise.resolve();
    },
  };
}
