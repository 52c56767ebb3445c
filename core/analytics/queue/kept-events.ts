import { fieldsOf, parseJson } from '../../json/index.ts';
import { inTabTurn, randomId } from '../../session/index.ts';
import { ANALYTICS_LIMITS } from '../event/limits.ts';
import type { RawStorage } from '../identity/raw-storage.ts';
import { KEPT_EVENTS_PREFIX } from '../identity/stored-names.ts';
import { readQueuedEvent, type QueuedEvent } from './queued-event.ts';

/** What earlier pages have left. */
export interface LeftEvents {
  readonly events: readonly QueuedEvent[];
  /** How long the server still wants to be left alone, in milliseconds. */
  readonly pauseMs: number;
}

/** Where events outlive their page. */
export interface KeptEvents {
  /** Takes over what earlier pages have left, in the task in which it leaves the storage; no other tab gets the same. */
  readonly adopt: (take: (left: LeftEvents) => void) => Promise<void>;
  /** Keeps these events, and a pause, in place of those that this page has kept before. */
  readonly keep: (events: readonly QueuedEvent[], pauseMs: number) => void;
  /** Remembers for all pages, and for other queues, that nobody knows what becomes of a beacon. */
  readonly noteTrouble: (durationMs: number) => void;
  /** Whether there is such a trouble. */
  readonly isTroubled: () => boolean;
}

/** A clock that was moved does not make it longer. */
const LONGEST_TROUBLE_MS = ANALYTICS_LIMITS.pauseMaxMs + ANALYTICS_LIMITS.troubleMs;

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
  const troubleKey = `${KEPT_EVENTS_PREFIX}trouble`;
  const takeAll = (): LeftEvents => {
    const keys = storage.keys().filter((key) => key.startsWith(prefix) && key !== ownKey);
    const texts = keys.map((key) => storage.get(key));
    for (const key of keys) storage.remove(key);
    const records = texts
      .map((text) => fieldsOf(parseJson(text ?? '')))
      .filter((kept) => (kept.count('endsAtMs') ?? 0) > now());
    // A clock that was moved does not make a pause longer.
    const pausesMs = records.map((kept) =>
      Math.min((kept.count('pausedUntilMs') ?? 0) - now(), ANALYTICS_LIMITS.pauseMaxMs),
    );
    return {
      events: records.flatMap((kept) => kept.list('events', readQueuedEvent)),
      pauseMs: Math.max(0, ...pausesMs),
    };
  };
  return {
    adopt: (take) =>
      inTabTurn(`kept-events.${name}`, () => {
        take(takeAll());
        return Promise.resolve();
      }),
    keep(events, pauseMs) {
      if (events.length === 0 || !mayKeep()) {
        storage.remove(ownKey);
        return;
      }
      const endsAtMs = now() + ANALYTICS_LIMITS.keptMs;
      const pausedUntilMs = Math.round(now() + pauseMs);
      storage.set(ownKey, JSON.stringify({ endsAtMs, pausedUntilMs, events }));
    },
    noteTrouble(durationMs) {
      if (mayKeep()) storage.set(troubleKey, String(Math.round(now() + durationMs)));
    },
    isTroubled() {
      const leftMs = Number(storage.get(troubleKey)) - now();
      return leftMs > 0 && leftMs <= LONGEST_TROUBLE_MS;
    },
  };
}
