import { fieldsOf, parseJson } from '../../json/index.ts';
import { inTabTurn, randomId } from '../../session/index.ts';
import { ANALYTICS_LIMITS } from '../event/limits.ts';
import type { RawStorage } from '../identity/raw-storage.ts';
import { KEPT_EVENTS_PREFIX } from '../identity/stored-names.ts';
import { readQueuedEvent, type QueuedEvent } from './queued-event.ts';

/** Where events outlive their page. */
export interface KeptEvents {
  /** Takes over what earlier pages have left; no other tab gets the same. */
  readonly adopt: () => Promise<readonly QueuedEvent[]>;
  /** Keeps these events in place of those that this page has kept before. */
  readonly keep: (events: readonly QueuedEvent[]) => void;
}

/** What keeping needs. */
export interface KeptEventsParts {
  /** Says whose events they are. */
  readonly name: string;
  readonly storage: RawStorage;
  /** Whether anything may be written. */
  readonly mayKeep: () => boolean;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Keeps events in the browser's storage, those of each page by themselves, so that tabs do not overwrite each other's.
 * @param parts where, and whose
 * Source: docs/behaviour/analytics.md §7.3
 */
export function createKeptEvents({ name, storage, mayKeep, now = Date.now }: KeptEventsParts): KeptEvents {
  const prefix = `${KEPT_EVENTS_PREFIX}${name}.`;
  const ownKey = prefix + randomId();
  const takeAll = (): readonly QueuedEvent[] => {
    const keys = storage.keys().filter((key) => key.startsWith(prefix) && key !== ownKey);
    const texts = keys.map((key) => storage.get(key));
    for (const key of keys) storage.remove(key);
    return texts.flatMap((text) => {
      const kept = fieldsOf(parseJson(text ?? ''));
      return (kept.count('endsAtMs') ?? 0) > now() ? kept.list('events', readQueuedEvent) : [];
    });
  };
  return {
    adopt: () => inTabTurn(`kept-events.${name}`, () => Promise.resolve(takeAll())),
    keep(events) {
      if (events.length === 0 || !mayKeep()) storage.remove(ownKey);
      else storage.set(ownKey, JSON.stringify({ endsAtMs: now() + ANALYTICS_LIMITS.keptMs, events }));
    },
  };
}
