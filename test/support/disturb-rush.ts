import assert from 'node:assert/strict';

/** Something that happens in the middle of a rush, when so many orders are acknowledged: somewhere within the bounds. */
export interface Disturbance {
  readonly least: number;
  readonly most: number;
  /** Ends when what it disturbed works again. */
  readonly disturb: () => Promise<void>;
}

/** The disturbances of one rush. */
export interface RushDisturber {
  /** Begins each disturbance at its count, one after the other. */
  readonly onAcknowledged: (count: number) => void;
  /** Waits until the begun disturbances are over; fails if one has not begun. */
  readonly finish: () => Promise<void>;
}

/**
 * Prepares the disturbances of a rush.
 * @param disturbances in the order of their counts
 * @returns the callback for the rush, and the wait for its end
 */
export function createDisturber(disturbances: readonly Disturbance[]): RushDisturber {
  const waiting = disturbances.map(({ least, most, disturb }) => ({
    after: least + Math.floor(Math.random() * (most - least + 1)),
    disturb,
  }));
  let last = Promise.resolve();
  return {
    onAcknowledged: (count) => {
      const [next] = waiting;
      if (next === undefined || count < next.after) return;
      waiting.shift();
      last = last.then(next.disturb);
    },
    finish: async () => {
      await last;
      assert.equal(waiting.length, 0, 'each disturbance has begun');
    },
  };
}
