import { assert } from '../errors/index.ts';
import { PAGE_FRAMES, type Frames } from './frames.ts';

/** Source: docs/behaviour/interface.md §4.1 */
const DEFAULT_DURATION_MS = 300;

/** How something changes over time. */
export interface TweenOptions {
  /** In milliseconds; below 0 counts as 0. Default: 300. */
  readonly durationMs?: number;
  /** Ends it before its time. */
  readonly signal?: AbortSignal | undefined;
  /** Default: the browser's. */
  readonly frames?: Frames;
}

/**
 * Calls a function in each frame for a while. It ignores reduced motion: callers check `prefersStillness` first.
 * @param step called with the share of the time that has passed, from 0 to 1; last with exactly 1
 * @param options the duration, the frame source and the abort signal
 * @returns resolves after the last step; rejects with an error of a step or the signal's reason, and stops
 * @throws AssertionError without a function, or with a duration that is not finite
 * Source: docs/behaviour/interface.md §4.1
 */
export function tween(
  step: (share: number) => void,
  { durationMs = DEFAULT_DURATION_MS, signal, frames = PAGE_FRAMES }: TweenOptions = {},
): Promise<void> {
  assert(typeof step === 'function', 'tween', 'a function', step);
  assert(Number.isFinite(durationMs), 'tween', 'a finite duration in milliseconds', durationMs);
  return new Promise((resolve, reject) => {
    let startMs: number | null = null;
    let frame = 0;
    const finish = (settle: () => void) => {
      frames.cancel(frame);
      signal?.removeEventListener('abort', giveUp);
      settle();
    };
    const giveUp = () => {
      finish(() => {
        reject(signal?.reason as Error);
      });
    };
    const draw = (nowMs: number) => {
      // Fired by another callback of this very frame.
      if (signal?.aborted) return;
      startMs ??= nowMs;
      const share = shareOf(nowMs - startMs, durationMs);
      try {
        step(share);
      } catch (error) {
        finish(() => {
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- passed on as it was thrown
          reject(error);
        });
        return;
      }
      if (share === 1) finish(resolve);
      else if (!signal?.aborted) frame = frames.request(draw);
    };
    signal?.throwIfAborted();
    signal?.addEventListener('abort', giveUp);
    frame = frames.request(draw);
  });
}

function shareOf(passedMs: number, durationMs: number): number {
  return passedMs >= durationMs ? 1 : Math.max(0, passedMs / durationMs);
}
