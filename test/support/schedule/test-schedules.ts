import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { play } from './play.ts';
import { DOUBLED_ADDS, schedules } from './steps.ts';
import type { Stage } from './tab.ts';

/** Where and how many schedules are played. */
export interface ScheduleSuite {
  readonly openStage: () => Promise<Stage>;
  /** How many, in the sample of every run and at full length. */
  readonly runs: { readonly sample: number; readonly long: number };
  /** Whether the store is killed in the sample, too. */
  readonly hasKills: boolean;
}

const IS_LONG = process.env.LONG_RUN === '1';
/** The same schedules each time, unless many are asked for; a failure prints how to play its own again. */
const SEED = Number(process.env.SEED ?? (IS_LONG ? Date.now() : 8));

/**
 * Plays random schedules of clicks and faults, and those that have found a fault before.
 * @param name of the suite
 * @param suite where and how many
 */
export function testSchedules(name: string, { openStage, runs, hasKills }: ScheduleSuite): void {
  const numRuns = Number(process.env.RUNS ?? (IS_LONG ? runs.long : runs.sample));

  describe(name, () => {
    let stage: Stage;
    before(async () => {
      stage = await openStage();
    });
    after(() => stage.close());

    for (const [index, steps] of DOUBLED_ADDS.entries())
      it(`adds once in schedule ${index + 1} of those that once added twice`, async () => {
        assert.deepEqual(await play(stage, steps), []);
      });

    it(`tells what the store holds, in ${numRuns} schedules of seed ${SEED}`, async () => {
      const property = fc.asyncProperty(schedules(IS_LONG ? 24 : 12, hasKills || IS_LONG), async (steps) => {
        assert.deepEqual(await play(stage, steps), []);
      });
      await fc.assert(property, {
        ...{ numRuns, seed: SEED, includeErrorInReport: true, endOnFailure: !IS_LONG },
      });
    });
  });
}
