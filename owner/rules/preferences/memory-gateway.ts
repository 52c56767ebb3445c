import type { JsonObject } from '../../../core/json/index.ts';
import type { PreferencesGateway } from './gateway.ts';

/**
 * Creates a preferences store in memory.
 * Source: docs/behaviour/owner.md §3.4
 */
export function createMemoryPreferencesGateway(): PreferencesGateway {
  const kept = new Map<string, JsonObject>();
  return {
    // Cloned: later changes of the caller's object have no effect.
    loadPreferences: (namespace) => Promise.resolve(structuredClone(kept.get(namespace) ?? {})),
    savePreferences(namespace, preferences) {
      kept.set(namespace, structuredClone(preferences));
      return Promise.resolve();
    },
  };
}
