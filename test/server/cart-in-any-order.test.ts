import { openClientStage } from '../support/schedule/client-stage.ts';
import { testSchedules } from '../support/schedule/test-schedules.ts';

testSchedules('schedules of clicks and faults, without a browser', {
  openStage: openClientStage,
  runs: { sample: 60, long: 1_000 },
  hasKills: false,
});
