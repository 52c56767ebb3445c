import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { CheckoutPlace } from '../../../core/cart/index.ts';
import { StorefrontError } from '../../../core/errors/index.ts';
import { settlePromises, until } from '../shop.ts';
import { openCartPage, type OpenCartPage } from './cart-page.ts';

const UNDER_THE_MINIMUM = { storeSettings: { minimumSubtotalCents: 100_000 } };

describe('the checkout link', () => {
  let page: OpenCartPage;
  afterEach(() => {
    page.close();
  });

  it('asks the page first and leaves once, regardless of the number of clicks', async () => {
    page = await openCartPage();
    page.model.actions.checkout();
    page.model.actions.checkout();
    await until(() => page.left.length > 0, 'the journey');
    page.model.actions.checkout();
    await settlePromises();
    assert.deepEqual(page.events, ['store-before-checkout']);
    assert.deepEqual(page.left, ['/checkout']);
  });

  it('leads to the checkout again after a return from it', async () => {
    page = await openCartPage();
    page.model.actions.checkout();
    await until(() => page.left.length === 1, 'the journey');
    await settlePromises();
    page.model.comeBack();
    page.model.actions.checkout();
    await until(() => page.left.length === 2, 'the second journey');
  });

  it('stays on the page if the event is prevented', async () => {
    page = await openCartPage();
    page.veto('store-before-checkout');
    page.model.actions.checkout();
    await until(() => page.events.length > 0, 'the question');
    await settlePromises();
    assert.deepEqual(page.left, []);
  });

  it('sends typed quantities first', async () => {
    page = await openCartPage();
    page.model.actions.typeQuantity(page.entryOf('mug').id, '5');
    page.model.actions.checkout();
    await until(() => page.left.length === 1, 'the journey');
    assert.equal(page.entryOf('mug').quantity, 5);
    assert.deepEqual(page.events, ['store-cart-update', 'store-cart-change', 'store-before-checkout']);
  });

  it('asks the visitor to correct an invalid quantity, in its field', async () => {
    page = await openCartPage();
    const { id } = page.entryOf('tee');
    page.model.actions.typeQuantity(id, 'many');
    page.model.actions.checkout();
    await until(() => page.filled().isCorrectionRequested, 'the request');
    assert.deepEqual(page.focused, [id]);
    assert.deepEqual([page.events, page.left], [['store-error'], []]);
  });

  it('shows and announces the minimum if the subtotal is too low', async () => {
    page = await openCartPage(UNDER_THE_MINIMUM);
    const { obstacle } = page.filled();
    assert.equal(obstacle, 'To check out, your order subtotal must be $1,000.00 or more.');
    page.model.actions.checkout();
    await until(() => page.spoken.length > 0, 'the words');
    assert.deepEqual([page.spoken, page.left], [[obstacle], []]);
  });

  it('takes URL and minimum from its attributes', async () => {
    page = await openCartPage(UNDER_THE_MINIMUM);
    page.model.setAttributes({
      minimumSubtotalCents: 0,
      freeShippingThresholdCents: null,
      checkoutHref: '/pay',
      locale: '',
    });
    assert.equal(page.filled().obstacle, null);
    page.model.actions.checkout();
    await until(() => page.left.length > 0, 'the journey');
    assert.deepEqual(page.left, ['/pay']);
  });

  it('takes its URL from the cart, unless the attribute names one', async () => {
    page = await openCartPage();
    page.use((gateway) => ({
      load: async () => ({
        ...(await gateway.load()),
        checkoutUrl: 'https://shop.example/cart/7',
        version: 99,
      }),
    }));
    await page.shop.cart.refresh();
    assert.equal(page.filled().checkout.url, 'https://shop.example/cart/7');
    page.model.actions.checkout();
    await page.settled();
    page.model.comeBack();
    page.model.setAttributes({
      minimumSubtotalCents: null,
      freeShippingThresholdCents: null,
      checkoutHref: '/pay',
      locale: '',
    });
    assert.equal(page.filled().checkout.url, '/pay');
    page.model.actions.checkout();
    await page.settled();
    assert.deepEqual(page.left, ['https://shop.example/cart/7', '/pay']);
  });

  it('asks the backend for the way, once the changes meanwhile are made', async () => {
    page = await openCartPage();
    let find = (_place: CheckoutPlace): void => undefined;
    page.use(() => ({
      checkout: () =>
        new Promise((resolve) => {
          find = resolve;
        }),
    }));
    page.model.actions.checkout();
    page.model.actions.checkout();
    await page.settled();
    assert.equal(page.filled().isLeaving, true);
    page.model.actions.typeQuantity(page.entryOf('mug').id, '5');
    find({ url: 'https://shop.example/arrive', fields: { code: 'once' } });
    await page.settled();
    assert.deepEqual([page.left, page.filled().isLeaving], [['https://shop.example/arrive'], false]);
    assert.deepEqual(page.events, ['store-cart-update', 'store-cart-change', 'store-before-checkout']);
    assert.equal(page.entryOf('mug').quantity, 5);
  });

  it('asks for the rest of the way after the event, once the changes meanwhile are made', async () => {
    page = await openCartPage();
    const url = 'https://shop.example/checkout';
    let arrive = (_place: CheckoutPlace | Promise<never>): void => undefined;
    const rest = () =>
      new Promise<CheckoutPlace>((resolve) => {
        arrive = resolve;
      });
    page.use(() => ({ checkout: () => Promise.resolve({ url, arrive: rest }) }));
    page.model.actions.checkout();
    await page.settled();
    assert.deepEqual([page.events, page.filled().isLeaving], [['store-before-checkout'], true]);
    arrive(Promise.reject(new StorefrontError('offline')));
    await page.settled();
    assert.equal(page.filled().checkoutProblem?.title, 'Unable to open the checkout');
    page.model.actions.checkout();
    await page.settled();
    page.model.actions.typeQuantity(page.entryOf('mug').id, '5');
    arrive({ url: 'https://shop.example/arrive', fields: { code: 'once' } });
    await page.settled();
    assert.deepEqual([page.left, page.entryOf('mug').quantity], [['https://shop.example/arrive'], 5]);
  });

  for (const [kind, message] of [
    ['offline', 'Please check your internet connection.'],
    ['invalid', 'Sign in first.'],
  ] as const) {
    it(`says why after "${kind}", and tries again`, async () => {
      page = await openCartPage();
      let isBroken = true;
      page.use(() => ({
        checkout: () =>
          isBroken
            ? Promise.reject(new StorefrontError(kind, { serverMessage: 'Sign in first.' }))
            : Promise.resolve({ url: '/arrive' }),
      }));
      page.model.actions.checkout();
      await page.settled();
      const problem = { title: 'Unable to open the checkout', message };
      assert.deepEqual([page.filled().checkoutProblem, page.events], [problem, ['store-error']]);
      isBroken = false;
      page.model.actions.checkout();
      await page.settled();
      assert.deepEqual([page.filled().checkoutProblem, page.left], [null, ['/arrive']]);
    });
  }
});

describe('a cart that was bought elsewhere', () => {
  let page: OpenCartPage;
  let isBought: boolean;
  beforeEach(async () => {
    page = await openCartPage();
    isBought = true;
    const refuse = () => Promise.reject(new StorefrontError('bought'));
    page.use((gateway) => ({
      load: () => (isBought ? Promise.reject(new StorefrontError('not-found')) : gateway.load()),
      setQuantity: refuse,
      setNote: refuse,
      checkout: refuse,
    }));
    await page.settled();
  });
  afterEach(() => {
    page.close();
  });

  const warnings = () => {
    const content = page.model.$content.get();
    return content.state === 'empty' || content.state === 'filled' ? content.warnings : content.state;
  };
  const BOUGHT = ['This cart has already been bought.'];

  for (const [what, change] of [
    [
      'a change of a line',
      () => {
        page.model.actions.step(page.entryOf('mug'), 1);
      },
    ],
    [
      'a note',
      () => {
        page.model.actions.typeNote('Hello');
        page.model.actions.leaveNote();
      },
    ],
    [
      'the checkout',
      () => {
        page.model.actions.checkout();
      },
    ],
  ] as const) {
    it(`is read again after ${what}, says so, and can be filled again`, async () => {
      isBought = false;
      await page.shop.cart.refresh();
      await page.settled();
      isBought = true;
      change();
      await page.settled();
      assert.deepEqual([page.model.$content.get().state, warnings()], ['empty', BOUGHT]);
      isBought = false;
      await page.add('mug', 'mug', 1);
      await page.settled();
      assert.deepEqual(warnings(), BOUGHT, 'until the next change here');
      page.model.actions.remove(page.entryOf('tee'));
      await page.settled();
      assert.deepEqual(warnings(), []);
    });
  }
});
