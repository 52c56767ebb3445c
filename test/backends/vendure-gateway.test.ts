import { describe, it } from 'node:test';

import { vendureGateway } from '../../core/vendure/index.ts';
import { forwardTo } from '../support/backends/forward.ts';
import { record } from '../support/backends/recording.ts';
import { VENDURE_HEADERS } from '../support/backends/vendure-recording.ts';
import { startVendure } from '../support/backends/vendure.ts';
import { startVisits } from '../support/backends/visits.ts';
import { openGatewayStage } from '../support/schedule/gateway-stage.ts';
import type { Stage } from '../support/schedule/tab.ts';
import { testSchedules } from '../support/schedule/test-schedules.ts';

describe('the gateway to Vendure', () => {
  it('passes its tests with a real server, which answers what was recorded', () =>
    record('vendure', 'check'));
});

async function openStage(): Promise<Stage> {
  // Schedules have a line with fields.
  const { url, stop } = await startVendure({ hasAdditionalFields: true });
  const visits = await startVisits();
  const ask = forwardTo(url, VENDURE_HEADERS);
  return openGatewayStage({
    visit: () => visits.open(ask),
    openGateway: (apiRoot, tokens) => vendureGateway({ apiRoot, tokens, currency: 'USD' }).cart,
    async close() {
      await visits.close();
      await stop();
    },
  });
}

testSchedules('clicks and faults in any order, through the gateway to Vendure', {
  openStage,
  runs: { sample: 40, long: 40 },
  hasKills: null,
  maxLength: 12,
});
