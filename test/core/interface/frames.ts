import type { Frames } from '../../../core/interface/index.ts';

/** Frames that a test runs. */
export interface FakeFrames extends Frames {
  /** Runs the requested frame callbacks, at a time in milliseconds. */
  readonly draw: (nowMs: number) => void;
  readonly countWaiting: () => number;
}

/** @returns frames, none run yet */
export function fakeFrames(): FakeFrames {
  const waiting = new Map<number, (nowMs: number) => void>();
  let last = 0;
  return {
    request: (draw) => {
      waiting.set((last += 1), draw);
      return last;
    },
    cancel: (frame) => {
      waiting.delete(frame);
    },
    draw: (nowMs) => {
      const asked = [...waiting.values()];
      waiting.clear();
      for (const each of asked) each(nowMs);
    },
    countWaiting: () => waiting.size,
  };
}
