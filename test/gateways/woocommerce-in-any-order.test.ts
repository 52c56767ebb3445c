import { wooCommerceGateway } from '../../core/woocommerce/index.ts';
import { openGatewayStage } from '../support/schedule/gateway-stage.ts';
import { testSchedules } from '../support/schedule/test-schedules.ts';
import { startWooCommerce } from '../support/stand-ins/woocommerce/start.ts';

testSchedules('schedules of clicks and faults, through the WooCommerce gateway', {
  async openStage() {
    const { visit, close } = await startWooCommerce();
    return openGatewayStage({
      visit,
      hasKeys: false,
      openGateway: (apiRoot, tokens) => wooCommerceGateway({ apiRoot, tokens }).cart,
      close,
    });
  },
  runs: { sample: 40, long: 400 },
  hasKills: null,
});
