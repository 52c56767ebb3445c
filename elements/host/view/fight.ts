/** More restorations than this within the window are a fight: the page empties the tag on purpose. */
const MAX_RESTORATIONS = 20;
const WINDOW_MS = 1_000;

/** Whether a tag and its page undo each other's changes. */
export interface Fight {
  /** Counts a restoration, unless there were too many of late; returns whether it was counted. */
  readonly mayRestore: () => boolean;
}

/**
 * Creates the counter of one tag. A page that empties a tag now and then, by a morph or a render, is no fight.
 * @param nowMs monotonic time in milliseconds
 * Source: docs/behaviour/elements.md §3.2
 */
export function createFight(nowMs: () => number = () => performance.now()): Fight {
  let latest: readonly number[] = [];
  return {
    mayRestore() {
      const now = nowMs();
      latest = latest.filter((time) => now - time < WINDOW_MS);
      if (latest.length >= MAX_RESTORATIONS) return false;
      latest = [...latest, now];
      return true;
    },
  };
}
