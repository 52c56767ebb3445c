import { expect } from '@open-wc/testing';
import { createProductModel } from '../../../core/product/index.ts';
import { PURCHASE_TIMING } from '../../../core/purchase/index.ts';
import { MUG, TEE } from './fixtures.ts';
import { shopsForOneTest } from './shop.ts';

const open = shopsForOneTest();

const listenersOf = (store: unknown) => (store as { lc?: number }).lc;

describe('the timeline of a purchase', () => {
  it('takes 1 s, 2 s and 1 s', () => {
    expect(PURCHASE_TIMING).to.include({ addedDelayMs: 1000, addedMs: 2000, errorMs: 1000 });
  });

  it('changes idle → adding → added 1 s after the answer, for 2 s → idle', async () => {
    const { purchase, clock, state, states } = open(MUG);
    expect(state()).to.equal('idle');
    const pressed = purchase.submit();
    expect(state()).to.equal('adding');
    await pressed;
    clock.pass(999);
    expect(state()).to.equal('adding');
    clock.pass(1);
    expect(state()).to.equal('added');
    clock.pass(1999);
    expect(state()).to.equal('added');
    clock.pass(1);
    expect(state()).to.equal('idle');
    expect(states).to.deep.equal(['adding', 'added', 'idle']);
    expect(clock.waiting()).to.equal(0);
  });

  it('“Added!” carries the result', async () => {
    const { purchase, clock } = open(MUG);
    await purchase.submit();
    clock.pass(1000);
    const state = purchase.$state.get();
    expect(state.state === 'added' && state.result.entry?.itemId).to.equal('mug');
  });

  it('goes from error to idle after 1 s, and keeps the failure', async () => {
    const { purchase, clock, memory, state, failure } = open(MUG);
    memory.failNext('server');
    await purchase.submit();
    expect(state()).to.equal('error');
    clock.pass(999);
    expect(state()).to.equal('error');
    clock.pass(1);
    expect(state()).to.equal('idle');
    expect(failure()?.message).to.equal('Please try again.');
  });

  it('is slow, and still under way, after 10 s without an answer', () => {
    const { purchase, clock, hold } = open(MUG);
    hold();
    void purchase.submit();
    clock.pass(9999);
    expect(purchase.$state.get()).to.deep.equal({ state: 'adding', isSlow: false });
    clock.pass(1);
    expect(purchase.$state.get()).to.deep.equal({ state: 'adding', isSlow: true });
  });
});

describe('repeated clicks', () => {
  it('add once while the first is under way', async () => {
    const { purchase, sent, hold, answer } = open(MUG);
    hold();
    const first = purchase.submit();
    await purchase.submit();
    await purchase.submit();
    answer();
    await first;
    expect(sent).to.have.length(1);
  });

  it('add once until “Added!” is shown', async () => {
    const { purchase, sent, clock } = open(MUG);
    await purchase.submit();
    await purchase.submit();
    clock.pass(999);
    await purchase.submit();
    expect(sent).to.have.length(1);
  });

  it('add again from “Added!” on, with “Adding…” at once and “Added!” after its own delay', async () => {
    const { purchase, sent, clock, states, state, cart } = open(MUG);
    await purchase.submit();
    clock.pass(1000);
    const second = purchase.submit();
    expect(state()).to.equal('adding');
    await second;
    expect(sent).to.have.length(2);
    clock.pass(1000);
    expect(state()).to.equal('added');
    clock.pass(1999);
    expect(state()).to.equal('added');
    clock.pass(1);
    expect(states).to.deep.equal(['adding', 'added', 'idle', 'adding', 'added', 'idle']);
    expect(cart.$cart.get()?.entries.map(({ quantity }) => quantity)).to.deep.equal([2]);
  });

  it('add again before “Added!” with another selection', async () => {
    const { purchase, model, sent, state } = open(TEE);
    model.choose('Color', 'Sand');
    model.choose('Size', 'S');
    await purchase.submit();
    model.choose('Color', 'Ink');
    expect(state()).to.equal('adding');
    await purchase.submit();
    expect(sent.map(({ sku }) => sku)).to.deep.equal(['sand-s', 'ink-s']);
  });

  it('are ignored while the first is under way, even with another selection', async () => {
    const { purchase, model, sent, hold, answer } = open(MUG);
    hold();
    const first = purchase.submit();
    model.setQuantityText('3');
    await purchase.submit();
    answer();
    await first;
    expect(sent).to.have.length(1);
  });

  it('are ignored during a second purchase, too', async () => {
    const { purchase, model, sent, clock, hold, answer } = open(MUG);
    await purchase.submit();
    clock.pass(3000);
    hold();
    const second = purchase.submit();
    model.setQuantityText('3');
    await purchase.submit();
    answer();
    await second;
    expect(sent).to.have.length(2);
  });

  it('need not wait after an error', async () => {
    const { purchase, memory, sent, state } = open(MUG);
    memory.failNext('timeout');
    await purchase.submit();
    await purchase.submit();
    expect(sent).to.have.length(2);
    expect(state()).to.equal('adding');
  });

  it('replay the first after an unknown outcome, and cannot double it', async () => {
    const { purchase, memory, cart, state } = open(MUG);
    memory.failNext('unknown-outcome', { isAfterEffect: true });
    await purchase.submit();
    expect(state()).to.equal('error');
    await purchase.submit();
    expect(cart.$cart.get()?.entries.map(({ quantity }) => quantity)).to.deep.equal([1]);
  });
});

describe('a suspended tab', () => {
  it('skips “Added!” if it resumes later', async () => {
    const { purchase, clock, states } = open(MUG);
    await purchase.submit();
    clock.sleep(60_000);
    clock.pass(0);
    expect(states).to.deep.equal(['adding', 'idle']);
  });

  it('ends “Added!” on time if it resumes during it', async () => {
    const { purchase, clock, state } = open(MUG);
    await purchase.submit();
    clock.sleep(1500);
    clock.pass(0);
    expect(state()).to.equal('added');
    clock.pass(1499);
    expect(state()).to.equal('added');
    clock.pass(1);
    expect(state()).to.equal('idle');
  });
});

describe('an abandoned purchase', () => {
  it('is idle and ends silently after a reset, as from the back/forward cache', async () => {
    const { purchase, clock, hold, answer, state, states, failures } = open(MUG);
    hold();
    const first = purchase.submit();
    purchase.reset();
    expect(state()).to.equal('idle');
    answer();
    await first;
    clock.pass(10_000);
    expect(states).to.deep.equal(['adding', 'idle']);
    expect(failures).to.deep.equal([]);
  });

  it('keeps selection and quantity, and clears the failure, after a reset', async () => {
    const { purchase, model, failure } = open(TEE);
    model.setQuantityText('3');
    await purchase.submit();
    expect(failure()).not.to.equal(null);
    purchase.reset();
    expect(failure()).to.equal(null);
    expect(model.$quantityText.get()).to.equal('3');
  });

  it('ends silently when the product changes, and the new one is idle', async () => {
    const added: unknown[] = [];
    const { purchase, model, hold, answer, state, failure, memory, cart } = open(MUG, {
      onAdded: (result) => added.push(result),
    });
    hold();
    const first = purchase.submit();
    model.setProduct(TEE);
    expect(state()).to.equal('idle');
    answer();
    await first;
    expect(state()).to.equal('idle');
    expect(added).to.deep.equal([]);
    expect(cart.$cart.get()?.entries).to.have.length(1);
    expect(failure()).to.equal(null);
    expect(await memory.load()).to.have.property('totalQuantity', 1);
  });

  it('continues with newer data of the same product', async () => {
    const { purchase, model, hold, answer, clock, state } = open(MUG);
    hold();
    const first = purchase.submit();
    model.setProduct(null);
    model.setProduct({ ...MUG, title: 'New' });
    expect(state()).to.equal('adding');
    answer();
    await first;
    clock.pass(1000);
    expect(state()).to.equal('added');
  });

  it('leaves no timer and no listener when disposed while adding', async () => {
    const { purchase, model, clock, hold, answer, state } = open(MUG);
    const without = createProductModel({ report: () => undefined, getFallbackCurrency: () => 'USD' });
    hold();
    const first = purchase.submit();
    purchase.dispose();
    expect(clock.waiting()).to.equal(0);
    answer();
    await first;
    expect(clock.waiting()).to.equal(0);
    expect(state()).to.equal('idle');
    for (const name of ['$choice', '$quantityText', '$product'] as const)
      expect(listenersOf(model[name]), name).to.equal(listenersOf(without[name]));
  });
});
