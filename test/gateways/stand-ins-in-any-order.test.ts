import { openGatewayStage } from '../support/schedule/gateway-stage.ts';
import { testSchedules } from '../support/schedule/test-schedules.ts';
import { STAND_INS } from '../support/stand-ins/stand-ins.ts';

for (const [name, { start, open }] of Object.entries(STAND_INS))
  testSchedules(`schedules of clicks and faults, through the ${name} gateway`, {
    async openStage() {
      const { visit, close } = await start();
      return openGatewayStage({
        visit,
        openGateway: (apiRoot, tokens) => open({ apiRoot, tokens }).cart,
        close,
      });
    },
    runs: { sample: 40, long: 400 },
    hasKills: null,
  });
