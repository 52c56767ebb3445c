import type { JsonObject } from '../../../core/json/index.ts';
import type { Report } from '../../../core/shared/index.ts';
import type { PreferencesGateway } from './gateway.ts';
import { StorePreferencesChangeEvent } from './preferences-event.ts';
import { withoutWebsiteId } from './without-website-id.ts';

/** The commerce preferences of a site, by namespace. Source: docs/behaviour/owner.md §3 */
export interface Preferences {
  /**
   * Reads the preferences of a namespace, once: later calls are answered from memory.
   * @param namespace which
   * @throws StorefrontError of any kind, also reported; the next call asks again
   */
  load(namespace: string): Promise<JsonObject>;
  /**
   * Saves the preferences of a namespace. `load` returns them immediately, unless the store refuses them.
   * @param namespace which
   * @param preferences all of them
   * @throws StorefrontError of any kind, also reported; `load` then returns the stored ones again
   */
  save(namespace: string, preferences: JsonObject): Promise<void>;
}

/** Dependencies of preferences. */
export interface PreferencesParts {
  readonly gateway: PreferencesGateway;
  readonly report: Report;
  /** Asks views of a namespace to read its preferences again; by default with a document event. */
  readonly notify?: (namespace: string) => void;
}

interface Entry {
  /** As the store has them; undefined until they are known. */
  stored: Promise<JsonObject> | undefined;
  /** The values of a save that is under way. */
  pending: JsonObject | null;
  /** Saves run one after the other, so that the last one wins. */
  saving: Promise<void>;
}

/**
 * Opens the commerce preferences of a site.
 * @param parts the gateway, and the callback for changes
 * Source: docs/behaviour/owner.md §3
 */
export function createPreferences({ gateway, report, notify = notifyPage }: PreferencesParts): Preferences {
  const entries = new Map<string, Entry>();

  function entryOf(namespace: string): Entry {
    const known = entries.get(namespace);
    if (known) return known;
    const entry: Entry = { stored: undefined, pending: null, saving: Promise.resolve() };
    entries.set(namespace, entry);
    return entry;
  }

  async function read(namespace: string, entry: Entry): Promise<JsonObject> {
    try {
      return await gateway.loadPreferences(namespace);
    } catch (error) {
      entry.stored = undefined;
      report(error, 'preferences/load');
      throw error;
    }
  }

  async function write(namespace: string, entry: Entry, preferences: JsonObject): Promise<void> {
    try {
      await gateway.savePreferences(namespace, preferences);
      entry.stored = Promise.resolve(preferences);
      if (entry.pending === preferences) entry.pending = null;
    } catch (error) {
      // If the answer was lost, the store has to be asked again.
      entry.stored = undefined;
      const isLast = entry.pending === preferences;
      if (isLast) entry.pending = null;
      report(error, 'preferences/save');
      if (isLast) notify(namespace);
      throw error;
    }
  }

  return {
    async load(namespace) {
      const entry = entryOf(namespace);
      if (entry.pending) return structuredClone(entry.pending);
      entry.stored ??= read(namespace, entry);
      return structuredClone(await entry.stored);
    },
    save(namespace, preferences) {
      const entry = entryOf(namespace);
      const pending = withoutWebsiteId(structuredClone(preferences));
      entry.pending = pending;
      const saved = entry.saving.then(() => write(namespace, entry, pending));
      entry.saving = saved.catch(() => undefined);
      notify(namespace);
      return saved;
    },
  };
}

function notifyPage(namespace: string): void {
  document.dispatchEvent(new StorePreferencesChangeEvent({ namespace }));
}
