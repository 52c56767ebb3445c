import { expect } from '@open-wc/testing';
import { createMemoryCartGateway } from '../../../core/cart/index.ts';
import { cartGatewaySuite, SUITE_CATALOG } from '../../support/cart-gateway-suite.ts';
import { refused } from '../../support/check.ts';

const MUG = { itemId: 'mug', sku: null, quantity: 1, additionalFields: '' };

const open = () => createMemoryCartGateway({ catalog: SUITE_CATALOG });

describe('the memory gateway', () => {
  cartGatewaySuite({ describe, it }, () => Promise.resolve(open()));

  it('fails before its effect', async () => {
    const gateway = open();
    gateway.failNext('server', { serverMessage: 'Not today.' });
    expect(await refused(gateway.add(MUG, 'key'), 'server')).to.include({ serverMessage: 'Not today.' });
    expect(await gateway.load()).to.include({ totalQuantity: 0 });
  });

  it('fails after its effect, and then replays it under the same key', async () => {
    const gateway = open();
    gateway.failNext('offline', { isAfterEffect: true });
    await refused(gateway.add(MUG, 'key'), 'offline');
    expect(await gateway.load()).to.include({ totalQuantity: 1 });
    expect((await gateway.add(MUG, 'key')).cart).to.include({ totalQuantity: 1 });
  });

  it('fails as often as it is asked to', async () => {
    const gateway = open();
    gateway.failNext('timeout', { times: 2 });
    await refused(gateway.add(MUG, 'key'), 'timeout');
    await refused(gateway.remove('entry', 'key'), 'timeout');
    expect((await gateway.add(MUG, 'key')).cart).to.include({ totalQuantity: 1 });
  });

  it('sells in the currency that it is told', async () => {
    const gateway = createMemoryCartGateway({ catalog: SUITE_CATALOG, currency: 'JPY' });
    expect(await gateway.load()).to.include({ currency: 'JPY' });
  });

  it('gives two stores two carts with independent versions', async () => {
    const [one, other] = [await open().add(MUG, 'a'), await open().add(MUG, 'a')];
    expect(one.cart.id).not.to.equal(other.cart.id);
  });
});
