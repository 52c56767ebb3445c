import type { JsonObject } from '../../json/index.ts';
import type { Report } from '../../shared/index.ts';
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
   * Saves the preferences of a namespace. They are what `load` answers from now on, unless the store refuses them.
   * @param namespace which
   * @param preferences all of them
   * @throws StorefrontError of any kind, also reported; what the store has is valid again
   */
  save(namespace: string, preferences: JsonObject): Promise<void>;
}

/** What preferences need. */
export interface PreferencesParts {
  readonly gateway: PreferencesGateway;
  readonly report: Report;
  /** Asks whoever shows the preferences of a namespace to read them again; an event of the document by default. */
  readonly tell?: (namespace: string) => void;
}

interface Entry {
  /** As the store has them; undefined until they are known. */
  stored: Promise<JsonObject> | undefined;
  /** As they were saved last, while that is under way. */
  wanted: JsonObject | null;
  /** One save after the other, so that the last one is the one that counts. */
  saving: Promise<void>;
}

/**
 * Opens the commerce preferences of a site.
 * @param parts where they are kept, and who is told of changes
 * Source: docs/behaviour/owner.md §3
 */
export function createPreferences({ gateway, report, tell = notifyPage }: PreferencesParts): Preferences {
  const entries = new Map<string, Entry>();

  function entryOf(namespace: string): Entry {
    const known = entries.get(namespace);
    if (known) return known;
    const entry: Entry = { stored: undefined, wanted: null, saving: Promise.resolve() };
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
      if (entry.wanted === preferences) entry.wanted = null;
    } catch (error) {
      // Nobody knows what the store has if the answer was lost: it is asked.
      entry.stored = undefined;
      const isLast = entry.wanted === preferences;
      if (isLast) entry.wanted = null;
      report(error, 'preferences/save');
      if (isLast) tell(namespace);
      throw error;
    }
  }

  return {
    async load(namespace) {
      const entry = entryOf(namespace);
      if (entry.wanted) return structuredClone(entry.wanted);
      entry.stored ??= read(namespace, entry);
      return structuredClone(await entry.stored);
    },
    save(namespace, preferences) {
      const entry = entryOf(namespace);
      const wanted = withoutWebsiteId(structuredClone(preferences));
      entry.wanted = wanted;
      const saved = entry.saving.then(() => write(namespace, entry, wanted));
      entry.saving = saved.catch(() => undefined);
      tell(namespace);
      return saved;
    },
  };
}

function notifyPage(namespace: string): void {
  document.dispatchEvent(new StorePreferencesChangeEvent({ namespace }));
}
