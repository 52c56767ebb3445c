import type { WalPosition } from './wal-position.ts';

/** A replica that is further behind is not read. Source: docs/behaviour/reference-store.md §37.3 */
export const MAX_LAG_MS = 10_000;

/** How far a replica is. */
export interface LagWatch {
  /**
   * Records positions that were read at the same time.
   * @param atMs when
   * @param written by the primary
   * @param replayed by the replica
   * @returns whether it was too far behind this time and the time before
   */
  readonly note: (atMs: number, written: WalPosition, replayed: WalPosition) => boolean;
  /** Records that the replica cannot be read. */
  readonly forget: () => void;
  /** Checks whether the replica has all that was written until shortly before a time. */
  readonly isFresh: (nowMs: number) => boolean;
  /** Checks whether the replica has a position. */
  readonly has: (position: WalPosition) => boolean;
}

/**
 * Watches how far a replica is behind. The lag is measured by positions that this process has read from the primary: the time of
 * the last replayed transaction says nothing while nobody writes, nor while the replica is disconnected.
 * @param maxLagMs how far it may be behind
 */
export function createLagWatch(maxLagMs = MAX_LAG_MS): LagWatch {
  let notes: { readonly atMs: number; readonly written: WalPosition }[] = [];
  let freshAtMs = -Infinity;
  let reached: WalPosition = -1n;
  let timesBehind = 0;
  const isFresh = (nowMs: number): boolean => nowMs - freshAtMs <= maxLagMs;
  return {
    isFresh,
    note: (atMs, written, replayed) => {
      reached = replayed;
      notes.push({ atMs, written });
      freshAtMs = notes.findLast((one) => one.written <= replayed)?.atMs ?? -Infinity;
      notes = notes.filter((one) => one.atMs >= atMs - maxLagMs);
      // Once says nothing: after a pause, the only note is that of this moment.
      timesBehind = isFresh(atMs) ? 0 : timesBehind + 1;
      return timesBehind > 1;
    },
    forget: () => {
      notes = [];
      freshAtMs = -Infinity;
      reached = -1n;
    },
    has: (position) => position <= reached,
  };
}
