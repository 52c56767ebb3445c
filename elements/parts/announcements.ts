/** One text after another, each long enough to be heard. */
export interface Announcements {
  /**
   * Takes a text into the row.
   * @param text one short sentence
   * @param topic a text of the same topic that still waits gives its place to this one
   * @param delayMs how long to wait for a later text, in milliseconds
   */
  announce(text: string, topic: string, delayMs?: number): void;
}

/** What a row of texts needs from outside. */
interface AnnouncementParts {
  /** Puts a text where it is heard; the empty text takes it away. */
  readonly show: (text: string) => void;
  /** Milliseconds that only rise; `performance.now` by default. */
  readonly nowMs?: () => number;
  /** Runs an action later and returns how to call it off; `setTimeout` by default. */
  readonly schedule?: (action: () => void, delayMs: number) => () => void;
}

/** Times of the row. Source: docs/behaviour/elements.md §6.2 */
const ANNOUNCEMENT_TIMING = {
  /** Readers miss a text that is put in sooner after the last one was taken away. */
  gapMs: 150,
  /** Readers that are busy come back to a text that still stands. */
  standingMs: 1000,
} as const;

interface Waiting {
  readonly text: string;
  readonly dueMs: number;
}

/**
 * Makes an empty row: first come, first said, whatever the topic; nothing is taken away before it has stood.
 * @param parts where texts are shown, clock and timers
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
    freeMs = nowMs() + ANNOUNCEMENT_TIMING.standingMs;
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
