import { describe, it } from 'node:test';

import { medusaGateway } from '../../core/medusa/index.ts';
import { startMedusa } from '../support/backends/medusa.ts';
import { forwardTo } from '../support/backends/forward.ts';
import { record } from '../support/backends/recording.ts';
import { startVisits } from '../support/backends/visits.ts';
import { openGatewayStage } from '../support/schedule/gateway-stage.ts';
import { testSchedules } from '../support/schedule/test-schedules.ts';

describe('the recorded answers of Medusa', () => {
  it('are still what Medusa answers', () => record('medusa', 'check'));
});

testSchedules('schedules of clicks and faults, with Medusa', {
  async openStage() {
    const { url, settings, stop } = await startMedusa();
    const visits = await startVisits();
    return openGatewayStage({
      visit: () => visits.open(forwardTo(url, [])),
      openGateway: (apiRoot, tokens) =>
        medusaGateway({ apiRoot, apiKey: settings.publishableKey, currency: 'USD', tokens }).cart,
      async close() {
        await visits.close();
        await stop();
      },
    });
  },
  runs: { sample: 40, long: 40 },
  hasKills: null,
  maxLength: 12,
});
