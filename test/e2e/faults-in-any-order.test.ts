import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { DOUBLED_ADDS, play, schedules } from '../support/schedule/play.ts';
import { openStage, type Stage } from '../support/schedule/stage.ts';

const IS_LONG = process.env.LONG_RUN === '1';
const RUNS = Number(process.env.RUNS ?? (IS_LONG ? 1_000 : 40));
/** The same schedules each time, unless many are asked for; a failure prints how to play its own again. */
const SEED = Number(process.env.SEED ?? (IS_LONG ? Date.now() : 8));

let stage: Stage;

before(async () => {
  stage = await openStage();
});

after(() => stage.close());

test(`${RUNS} schedules of presses and faults, seed ${SEED}: what was told is what the store holds`, async () => {
  await fc.assert(
    fc.asyncProperty(schedules(IS_LONG ? 24 : 12), async (steps) => {
      assert.deepEqual(await play(stage, steps), []);
    }),
    {
      numRuns: RUNS,
      seed: SEED,
      examples: DOUBLED_ADDS.map((steps) => [steps]),
      includeErrorInReport: true,
      endOnFailure: !IS_LONG,
    },
  );
});
