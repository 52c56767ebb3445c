/** After more restorations than this within the window, the page empties the tag on purpose. */
const MAX_RESTORATIONS = 20;
const WINDOW_MS = 1_000;

/** Limits how often a tag restores what its page removes: they would undo each other's changes forever. */
export interface RestoreLimiter {
  /** Counts a restoration, unless there were too many of late; returns whether it was counted. */
  readonly countRestoration: () => boolean;
}

/**
 * Creates the limiter of one tag. A page may empty a tag now and then, by a morph or a render.
 * @param nowMs monotonic time in milliseconds
 * Source: docs/behaviour/elements.md §3.2
 */
export function createRestoreLimiter(nowMs: () => number = () => performance.now()): RestoreLimiter {
  let latest: readonly number[] = [];
  return {
    countRestoration() {
      const now = nowMs();
      latest = latest.filter((time) => now - time < WINDOW_MS);
      if (latest.length >= MAX_RESTORATIONS) return false;
      latest = [...latest, now];
      return true;
    },
  };
}
