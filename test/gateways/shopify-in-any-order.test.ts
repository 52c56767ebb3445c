import { shopifyGateway } from '../../core/shopify/index.ts';
import { openGatewayStage } from '../support/schedule/gateway-stage.ts';
import { testSchedules } from '../support/schedule/test-schedules.ts';
import { SHOPIFY_KEY, startShopify } from '../support/stand-ins/shopify/start.ts';

testSchedules('schedules of clicks and faults, through the Shopify gateway', {
  async openStage() {
    const { visit, close } = await startShopify();
    return openGatewayStage({
      visit,
      hasKeys: false,
      openGateway: (apiRoot, tokens) => shopifyGateway({ apiRoot, tokens, apiKey: SHOPIFY_KEY }).cart,
      close,
    });
  },
  runs: { sample: 40, long: 400 },
  hasKills: null,
});
