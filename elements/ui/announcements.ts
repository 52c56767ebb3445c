/** A queue of announcements, each shown long enough for screen readers. */
export interface Announcements {
  /**
   * Adds a text to the queue.
   * @param text one short sentence
   * @param topic replaces a waiting text of the same topic
   * @param delayMs how long to wait for a later text, in milliseconds
   */
  announce(text: string, topic: string, delayMs?: number): void;
}

/** Dependencies of the queue. */
interface AnnouncementParts {
  /** Shows a text in the live region; the empty text clears it. */
  readonly show: (text: string) => void;
  /** Milliseconds that only rise; `performance.now` by default. */
  readonly nowMs?: () => number;
  /** Runs an action later and returns its cancellation; `setTimeout` by default. */
  readonly schedule?: (action: () => void, delayMs: number) => () => void;
}

/** Timing of the queue. Source: docs/behaviour/elements.md §6.2 */
const ANNOUNCEMENT_TIMING = {
  /** Screen readers miss a text that is inserted sooner after the last one was cleared. */
  gapMs: 150,
  /** Busy screen readers return to a text that is still shown. */
  displayMs: 1000,
} as const;

interface Waiting {
  readonly text: string;
  readonly dueMs: number;
}

/**
 * Creates an empty queue. Texts are announced in order of arrival, regardless of topic; each stays for its minimum
 * time.
 * @param parts the live region, clock and timers
 * Source: docs/behaviour/elements.md §6.2
 */
export function createAnnouncements(parts: AnnouncementParts): Announcements {
  const { show, nowMs = () => performance.now(), schedule = scheduleTimeout } = parts;
  const waiting = new Map<string, Waiting>();
  let isEmpty = true;
  let freeMs = nowMs() + ANNOUNCEMENT_TIMING.gapMs;
  let stop = (): void => undefined;

  function takeTurn(): void {
    stop();
    const now = nowMs();
    const [next] = [...waiting].sort(([, one], [, other]) => one.dueMs - other.dueMs);
    if (!next) return;
    const turnMs = Math.max(freeMs, next[1].dueMs);
    if (turnMs > now) {
      stop = schedule(takeTurn, turnMs - now);
      return;
    }
    if (isEmpty) say(...next);
    else clear();
    takeTurn();
  }

  function say(topic: string, { text }: Waiting): void {
    waiting.delete(topic);
    show(text);
    isEmpty = false;
    freeMs = nowMs() + ANNOUNCEMENT_TIMING.displayMs;
  }

  function clear(): void {
    show('');
    isEmpty = true;
    freeMs = nowMs() + ANNOUNCEMENT_TIMING.gapMs;
  }

  return {
    announce(text, topic, delayMs = 0) {
      const dueMs = nowMs() + delayMs;
      const former = waiting.get(topic);
      // A text without a delay keeps its predecessor's place; the others start waiting again.
      waiting.set(topic, { text, dueMs: former && delayMs === 0 ? Math.min(former.dueMs, dueMs) : dueMs });
      takeTurn();
    },
  };
}

function scheduleTimeout(action: () => void, delayMs: number): () => void {
  const timer = setTimeout(action, delayMs);
  return () => {
    clearTimeout(timer);
  };
}
