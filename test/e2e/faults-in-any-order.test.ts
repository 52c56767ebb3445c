import { openBrowserStage } from '../support/schedule/browser-stage.ts';
import { testSchedules } from '../support/schedule/test-schedules.ts';

testSchedules('schedules of clicks and faults, in a browser', {
  openStage: openBrowserStage,
  runs: { sample: 40, long: 1_000 },
  hasKills: true,
});
