import { openBrowserStage } from '../support/schedule/browser-stage.ts';
import { DOUBLED_ADDS } from '../support/schedule/steps.ts';
import { testSchedules } from '../support/schedule/test-schedules.ts';
import { sampleOf } from '../support/whole-run.ts';

testSchedules('schedules of clicks and faults, in a browser', {
  openStage: openBrowserStage,
  // test/server runs more of the same schedules, without a browser.
  runs: { sample: 5, long: 1_000 },
  directed: sampleOf(DOUBLED_ADDS, [0, 1]),
  hasKills: true,
});
