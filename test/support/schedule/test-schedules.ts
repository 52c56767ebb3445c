import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { play } from './play.ts';
import { DOUBLED_ADDS, schedules } from './steps.ts';
import type { Stage } from './tab.ts';
import { IS_WHOLE_RUN } from '../whole-run.ts';

/** The stage and the number of schedules. */
export interface ScheduleSuite {
  readonly openStage: () => Promise<Stage>;
  /** How many, in the sample of every run and at full length. */
  readonly runs: { readonly sample: number; readonly long: number };
  /** Schedules that have found a defect before; default all. */
  readonly directed?: typeof DOUBLED_ADDS;
  /** Whether the store is killed: null for never, otherwise whether in the sample, too. */
  readonly hasKills: boolean | null;
  /** The most steps of a schedule; by default more at full length. */
  readonly maxLength?: number;
}

/** A fixed seed for the sample; a failure prints how to repeat its schedule. */
const SEED = Number(process.env.SEED ?? (IS_WHOLE_RUN ? Date.now() : 8));

/**
 * Runs random schedules of clicks and faults, and those that have found a defect before.
 * @param name of the suite
 * @param suite where and how many
 */
export function testSchedules(
  name: string,
  { openStage, runs, directed = DOUBLED_ADDS, hasKills, maxLength = IS_WHOLE_RUN ? 24 : 12 }: ScheduleSuite,
): void {
  const numRuns = Number(process.env.RUNS ?? (IS_WHOLE_RUN ? runs.long : runs.sample));

  describe(name, () => {
    let stage: Stage;
    let hasSold = false;
    before(async () => {
      stage = await openStage();
    });
    after(() => stage.close());

    for (const [index, steps] of directed.entries())
      it(`adds once in schedule ${index + 1} of those that once added twice`, async () => {
        assert.deepEqual(await play(stage, steps), []);
        if ((await stage.held()).length > 0) hasSold = true;
      });

    // Otherwise it would agree with every report.
    it('sells in at least one of them', () => {
      assert.ok(hasSold);
    });

    it(`reports what the store holds, in ${numRuns} schedules of seed ${SEED}`, async () => {
      const property = fc.asyncProperty(
        schedules(maxLength, hasKills !== null && (hasKills || IS_WHOLE_RUN)),
        async (steps) => {
          assert.deepEqual(await play(stage, steps), []);
        },
      );
      await fc.assert(property, {
        ...{ numRuns, seed: SEED, includeErrorInReport: true, endOnFailure: !IS_WHOLE_RUN },
      });
    });
  });
}
