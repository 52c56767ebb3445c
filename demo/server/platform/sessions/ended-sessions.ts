import { type CounterStore, memoryCounters } from '../limits/counter-store.ts';

/** Longer than any answer takes. */
const REMEMBERED_SECONDS = 60;

/** The sessions that a login or a logout has just ended. */
export interface EndedSessions {
  readonly note: (sessionId: string) => Promise<void>;
  readonly has: (sessionId: string) => Promise<boolean>;
}

/**
 * Remembers ended sessions while an answer to one of them may still be pending. A browser that never received the answer of
 * its login keeps its old session.
 * @param store remembers them; this process by default
 * @returns neither of its calls rejects
 * Source: docs/behaviour/reference-store.md §3.1
 */
export function createEndedSessions(store: CounterStore = memoryCounters()): EndedSessions {
  const counter = store.open('ended-session', { points: 1, durationSeconds: REMEMBERED_SECONDS });
  return {
    async note(sessionId) {
      // Only shared stores can fail, and then this process remembers it.
      await counter.penalty(store.toKey(sessionId)).catch(() => undefined);
    },
    async has(sessionId) {
      const noted = await counter.get(store.toKey(sessionId)).catch(() => null);
      return noted !== null && noted.consumedPoints > 0;
    },
  };
}
