import { fieldsOf, parseJson } from '../../json/index.ts';
import { inTabTurn, randomId } from '../../session/index.ts';
import { ANALYTICS_LIMITS } from '../event/limits.ts';
import { KEPT_EVENTS_PREFIX, type RawStorage } from '../../visitor/index.ts';
import { readQueuedEvent, type QueuedEvent } from './queued-event.ts';

/** The stored events of earlier pages. */
export interface LeftEvents {
  readonly events: readonly QueuedEvent[];
  /** The remaining pause that the server asked for, in milliseconds. */
  readonly pauseMs: number;
}

/** Stores events beyond their page. */
export interface KeptEvents {
  /** Takes over the events of earlier pages, in the same task that removes them from storage. Only one tab gets them. */
  readonly adopt: (take: (left: LeftEvents) => void) => Promise<void>;
  /** Stores events and a pause, in place of those that this page stored before. */
  readonly keep: (events: readonly QueuedEvent[], pauseMs: number) => void;
  /** Records, for all pages and queues, that beacons are currently unreliable. */
  readonly noteTrouble: (durationMs: number) => void;
  /** Whether beacons are currently unreliable. */
  readonly isTroubled: () => boolean;
}

/** A changed clock does not prolong it. */
const LONGEST_TROUBLE_MS = ANALYTICS_LIMITS.pauseMaxMs + ANALYTICS_LIMITS.troubleMs;

/** Dependencies of stored events. */
export interface KeptEventsParts {
  /** The name of the tracker. */
  readonly name: string;
  readonly storage: RawStorage;
  /** Whether anything may be stored. */
  readonly mayKeep: () => boolean;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Stores events in the browser's storage under one key per page, so that tabs do not overwrite each other.
 * @param parts storage, clock and tracker name
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
    // A changed clock does not prolong a pause.
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
