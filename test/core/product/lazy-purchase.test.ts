import { expect } from '@open-wc/testing';
import { LazyPurchase, type Purchase, type PurchaseFailure } from '../../../core/product/index.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { GIFT_CARD, MUG, productJson, TEE, variantJson } from './fixtures.ts';
import { openShop } from './shop.ts';

const COFFEE_IN_TWO_WAYS = productJson(
  {
    isSubscribable: true,
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'WEEK' }, numBillingCycles: 0 },
    productSubscriptionOptions: [{ id: 'weekly' }],
    variants: [variantJson('mug', {})],
  },
  { id: 'mug' },
);

/** A shop whose purchase code loads, or fails, on demand. */
function openEarlyShop(json: unknown, options: Parameters<typeof openShop>[1] = {}) {
  const shop = openShop(json, options);
  const tries: { resolve: (create: () => Purchase) => void; reject: (error: Error) => void }[] = [];
  const failures: PurchaseFailure[] = [];
  let isShownByPage = false;
  const purchase = new LazyPurchase({
    model: shop.model,
    isExpress: () => false,
    onFailed: (failure) => {
      failures.push(failure);
      return isShownByPage;
    },
    load: () =>
      new Promise((resolve, reject) => {
        tries.push({ resolve, reject });
      }),
  });
  const states: string[] = [];
  purchase.$state.listen(({ state }) => states.push(state));
  return {
    ...shop,
    purchase,
    states,
    failures,
    state: () => purchase.$state.get().state,
    tryCount: () => tries.length,
    letPageShow: () => {
      isShownByPage = true;
    },
    come: () => {
      for (const { resolve } of tries) resolve(() => shop.purchase);
    },
    fail: () => {
      for (const { reject } of tries) reject(new Error('gone'));
    },
    close: () => {
      purchase.dispose();
      shop.close();
    },
  };
}

describe('a click before the purchase code', () => {
  it('shows at once, and buys once when the code has loaded', async () => {
    const shop = openEarlyShop(MUG);
    const pressed = shop.purchase.submit();
    expect(shop.states).to.deep.equal(['adding']);
    expect(shop.sent).to.deep.equal([]);
    shop.come();
    await pressed;
    expect(shop.sent.map(({ itemId, quantity }) => [itemId, quantity])).to.deep.equal([['mug', 1]]);
    shop.clock.pass(1_000);
    expect(shop.states, '"Adding…" is not said twice').to.deep.equal(['adding', 'added']);
    shop.close();
  });

  it('buys the selection at the click', async () => {
    const shop = openEarlyShop(MUG);
    shop.model.setQuantityText('2');
    const pressed = shop.purchase.submit();
    shop.model.setQuantityText('5');
    shop.come();
    await pressed;
    expect(shop.sent.map(({ quantity }) => quantity)).to.deep.equal([2]);
    shop.close();
  });

  it('buys in the way chosen at the click', async () => {
    for (const way of ['once', 'subscribe'] as const) {
      const subscribed: unknown[] = [];
      const shop = openEarlyShop(COFFEE_IN_TWO_WAYS, {
        subscribe: (request) => {
          subscribed.push(request);
          return Promise.resolve('token');
        },
      });
      shop.model.$way.set(way);
      const pressed = shop.purchase.submit();
      shop.model.$way.set(way === 'once' ? 'subscribe' : 'once');
      shop.come();
      await pressed;
      expect([shop.sent.length, subscribed.length], way).to.deep.equal(way === 'once' ? [1, 0] : [0, 1]);
      shop.close();
    }
  });

  it('is one purchase, however often the visitor clicks', async () => {
    const shop = openEarlyShop(MUG);
    const pressed = [shop.purchase.submit(), shop.purchase.submit()];
    shop.come();
    await Promise.all(pressed);
    expect(shop.sent).to.have.lengthOf(1);
    shop.close();
  });

  it('is refused after loading if something is missing', async () => {
    const shop = openEarlyShop(TEE);
    const pressed = shop.purchase.submit();
    shop.come();
    await pressed;
    expect(shop.states).to.deep.equal(['adding', 'error']);
    expect(shop.purchase.$failure.get()?.code).to.equal('option-missing');
    shop.model.choose('Color', 'Sand');
    expect(shop.purchase.$failure.get()).to.equal(null);
    shop.close();
  });

  it('leaves the button idle if the page prevents it', async () => {
    const shop = openEarlyShop(MUG, { confirmAdd: () => false });
    const pressed = shop.purchase.submit();
    shop.come();
    await pressed;
    expect(shop.states).to.deep.equal(['adding', 'idle']);
    shop.close();
  });

  for (const end of ['reset', 'dispose'] as const) {
    it(`is dropped by ${end}`, async () => {
      const shop = openEarlyShop(MUG);
      const pressed = shop.purchase.submit();
      shop.purchase[end]();
      shop.come();
      await pressed;
      expect([shop.state(), shop.sent]).to.deep.equal(['idle', []]);
      shop.close();
    });
  }

  it('is dropped when the product changes', async () => {
    const shop = openEarlyShop(MUG);
    const pressed = shop.purchase.submit();
    shop.model.setProduct(TEE);
    shop.come();
    await pressed;
    expect([shop.state(), shop.sent]).to.deep.equal(['idle', []]);
    shop.close();
  });
});

describe('purchase code that fails to load', () => {
  it('shows no failure before a click, and loads again on the next one', async () => {
    const shop = openEarlyShop(MUG);
    shop.fail();
    await Promise.resolve();
    expect([shop.state(), shop.failures]).to.deep.equal(['idle', []]);
    const pressed = shop.purchase.submit();
    shop.fail();
    await pressed;
    expect(shop.purchase.$failure.get()).to.deep.equal({
      code: 'offline',
      title: 'Unable to Add Item',
      message: 'Please check your internet connection.',
      field: null,
    });
    await waitUntil(() => shop.state() === 'idle', 'the error stays');
    const again = shop.purchase.submit();
    expect(shop.purchase.$failure.get()).to.equal(null);
    expect(shop.tryCount()).to.equal(3);
    shop.come();
    await again;
    expect(shop.sent).to.have.lengthOf(1);
    shop.close();
  });

  it("uses the product's title, and lets the page show the failure", async () => {
    const shop = openEarlyShop(GIFT_CARD);
    shop.letPageShow();
    const pressed = shop.purchase.submit();
    shop.fail();
    await pressed;
    expect(shop.failures.map(({ title }) => title)).to.deep.equal(['Unable to purchase Gift Card']);
    expect([shop.state(), shop.purchase.$failure.get()]).to.deep.equal(['error', null]);
    shop.close();
  });

  it('clears the failure when the selection changes', async () => {
    const shop = openEarlyShop(MUG);
    const pressed = shop.purchase.submit();
    shop.fail();
    await pressed;
    shop.model.setQuantityText('2');
    expect(shop.purchase.$failure.get()).to.equal(null);
    shop.close();
  });
});
