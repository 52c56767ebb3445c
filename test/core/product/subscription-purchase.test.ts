import { expect } from '@open-wc/testing';
import type { AddRequest } from '../../../core/cart/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import { productJson, variantJson } from './fixtures.ts';
import { shopsForOneTest } from './shop.ts';

const open = shopsForOneTest();

const PLAN = { billingPeriod: { value: 1, unit: 'WEEK' }, numBillingCycles: 0 };
const coffee = (variant = {}) =>
  productJson(
    { isSubscribable: true, subscriptionPlan: PLAN, variants: [variantJson('coffee', {}, variant)] },
    { id: 'coffee' },
  );
const COFFEE = coffee();
const REQUEST = { itemId: 'coffee', sku: 'coffee', quantity: 1, additionalFields: '' };

/** A page that records requests and navigations. */
function createPage(isLeaving = true) {
  const asked: AddRequest[] = [];
  const tokens: string[] = [];
  return {
    asked,
    tokens,
    subscribe: (request: AddRequest) => {
      asked.push(request);
      return Promise.resolve('token-1');
    },
    onSubscribed: (token: string) => {
      tokens.push(token);
      return isLeaving;
    },
  };
}

describe('a subscription', () => {
  it('is not added to the cart; the visitor goes to its checkout with its token', async () => {
    const { asked, tokens, ...page } = createPage();
    const { purchase, sent, state } = open(COFFEE, page);
    await purchase.submit();
    expect([asked, tokens, sent, state()]).to.deep.equal([[REQUEST], ['token-1'], [], 'adding']);
  });

  it('starts once, however often the visitor clicks meanwhile', async () => {
    const { asked, tokens, ...page } = createPage();
    const { purchase, clock, state } = open(COFFEE, page);
    await Promise.all([purchase.submit(), purchase.submit()]);
    await purchase.submit();
    expect([asked.length, tokens.length]).to.deep.equal([1, 1]);
    clock.pass(3_000);
    expect(state()).to.equal('idle');
  });

  it('stays on the page if the page prevents it, and the button is idle', async () => {
    const { tokens, ...page } = createPage(false);
    const { purchase, state, failure } = open(COFFEE, page);
    await purchase.submit();
    expect([tokens, state(), failure()]).to.deep.equal([['token-1'], 'idle', null]);
  });

  it('waits for pending changes of the cart', async () => {
    const { asked, ...page } = createPage();
    const { purchase, cart, hold, answer } = open(COFFEE, page);
    hold();
    const adding = cart.add({ ...REQUEST, itemId: 'mug', sku: 'mug' });
    const pressed = purchase.submit();
    await Promise.resolve();
    expect(asked).to.deep.equal([]);
    answer();
    await Promise.all([adding, pressed]);
    expect(asked).to.have.length(1);
  });

  it('shows its form even if the cart holds the whole stock', async () => {
    const { asked, ...page } = createPage();
    const subscribed = { isSubscribable: true, subscriptionPlan: PLAN, additionalFieldsFormId: 'engraving' };
    const mug = productJson({ ...subscribed, variants: [variantJson('mug', {})] }, { id: 'mug' });
    const answers = '{"engraving":"Ada"}';
    const one = open(mug, { ...page, stock: { mug: 1 }, prepare: () => answers });
    await one.cart.add({ ...REQUEST, itemId: 'mug', sku: 'mug' });
    await one.purchase.submit();
    expect([one.failure(), asked.map(({ additionalFields }) => additionalFields)]).to.deep.equal([
      null,
      [answers],
    ]);
    const none = open(mug, { ...page, stock: { mug: 0 }, prepare: () => answers });
    await none.purchase.submit();
    expect([none.failure()?.code, asked.length]).to.deep.equal([FAILURE_KINDS.soldOut, 1]);
  });

  it('stays on the page once another product is set', async () => {
    const { tokens, ...page } = createPage();
    const { purchase, model } = open(COFFEE, page);
    const pressed = purchase.submit();
    model.setProduct({ ...COFFEE, id: 'tea' });
    await pressed;
    expect(tokens).to.deep.equal([]);
  });

  it('shows a refusal like that of an addition', async () => {
    const { purchase, failure, state } = open(COFFEE, {
      subscribe: () => Promise.reject(new StorefrontError(FAILURE_KINDS.offline)),
    });
    await purchase.submit();
    expect(state()).to.equal('error');
    expect(failure()).to.include({
      title: 'Unable to Add Item',
      message: 'Please check your internet connection.',
    });
  });
});
