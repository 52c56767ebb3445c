/** Longer than any answer takes. */
const REMEMBERED_MS = 60_000;

/** The sessions that a login or a logout has just ended. */
export interface EndedSessions {
  readonly note: (sessionId: string) => void;
  readonly has: (sessionId: string) => boolean;
}

/**
 * Remembers ended sessions while an answer to one of them may still be pending. A browser that never received the answer of
 * its login keeps its old session. Only this process remembers them, not others.
 * @param now the clock, in milliseconds since 1970
 * Source: docs/behaviour/reference-store.md §3.1
 */
export function createEndedSessions(now: () => number = Date.now): EndedSessions {
  const endedAtMs = new Map<string, number>();
  return {
    note(sessionId) {
      const staleMs = now() - REMEMBERED_MS;
      for (const [known, endedMs] of endedAtMs) if (endedMs < staleMs) endedAtMs.delete(known);
      endedAtMs.set(sessionId, now());
    },
    has: (sessionId) => (endedAtMs.get(sessionId) ?? -Infinity) > now() - REMEMBERED_MS,
  };
}
