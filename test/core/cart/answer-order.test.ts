import { expect } from '@open-wc/testing';
import { createMemoryCartGateway } from '../../../core/memory-store/index.ts';
import type { CartAnswerJson, CartJson } from '../../../core/cart/index.ts';
import { SUITE_CATALOG } from '../../../core/gateway-suite/index.ts';
import { MUG, openStagedCart, settle, type Call } from './open-cart.ts';

/** A cart with this id, version and number of pieces. */
async function cartOf(id: string, version: number | null, totalQuantity: number): Promise<CartJson> {
  const empty = await createMemoryCartGateway({ catalog: SUITE_CATALOG }).load();
  return { ...empty, id, version, totalQuantity };
}

const answerOf = (cart: CartJson): CartAnswerJson => ({ cart, entry: null });

/** Sends a read and a write that are in flight simultaneously. */
async function sendBoth(first: 'load' | 'add') {
  const opened = openStagedCart();
  const { cart, calls } = opened;
  const send = { load: () => cart.refresh(), add: () => cart.add(MUG) };
  void send[first]();
  await settle();
  void send[first === 'load' ? 'add' : 'load']();
  await settle();
  const call = (name: string): Call => calls.find((one) => one.name === name)!;
  return { ...opened, load: call('load'), add: call('add'), loads: () => calls.filter(isLoad).length };
}

const isLoad = ({ name }: Call) => name === 'load';

describe('the newest of two answers', () => {
  it('wins by its version, whichever is received first', async () => {
    for (const isReadLast of [true, false]) {
      const { cart, load, add, loads } = await sendBoth('load');
      const steps = [
        async () => {
          add.answerWith(answerOf(await cartOf('c', 8, 3)));
        },
        async () => {
          load.answerWith(await cartOf('c', 7, 2));
        },
      ];
      for (const step of isReadLast ? steps : steps.reverse()) {
        await step();
        await settle();
      }
      expect(cart.$count.get()).to.equal(3);
      expect(loads()).to.equal(1);
    }
  });

  it("wins even if the visitor's first cart did not exist at the time of the read", async () => {
    const { cart, load, add, calls } = await sendBoth('add');
    add.answerWith(answerOf(await cartOf('c', 1, 1)));
    await settle();
    load.answerWith(await cartOf('', 0, 0));
    await settle();
    expect(cart.$count.get()).to.equal(1);
    // Neither is certainly newer, so the cart is read once more.
    calls.at(-1)!.answerWith(await cartOf('c', 1, 1));
    await settle();
    expect(cart.$count.get()).to.equal(1);
    expect(calls.filter(isLoad)).to.have.lengthOf(2);
  });

  it('wins after an order, which leaves a new cart whose versions start again', async () => {
    const { cart, calls } = openStagedCart();
    void cart.refresh();
    calls[0]!.answerWith(await cartOf('before', 9, 4));
    await settle();
    for (const version of [0, 1, null]) {
      void cart.refresh();
      calls.at(-1)!.answerWith(await cartOf(`after-${version}`, version, 0));
      await settle();
      expect(cart.$count.get()).to.equal(0);
    }
    expect(calls).to.have.lengthOf(4);
  });

  it('wins even if the answer from before the order is received last', async () => {
    const { cart, load, add, calls } = await sendBoth('load');
    add.answerWith(answerOf(await cartOf('after', 10, 1)));
    await settle();
    load.answerWith(await cartOf('before', 9, 4));
    await settle();
    expect(cart.$count.get()).to.equal(1);
    calls.at(-1)!.answerWith(await cartOf('after', 10, 1));
    await settle();
    expect(cart.$count.get()).to.equal(1);
  });
});

describe('a store without versions', () => {
  it('lets the answer to the later request win', async () => {
    const { cart, load, add } = await sendBoth('load');
    add.answerWith(answerOf(await cartOf('c', null, 3)));
    await settle();
    load.answerWith(await cartOf('c', null, 2));
    await settle();
    expect(cart.$count.get()).to.equal(3);
  });

  it('causes another read after one that overlapped a change', async () => {
    for (const first of ['load', 'add'] as const) {
      const { cart, load, add, calls, loads } = await sendBoth(first);
      load.answerWith(await cartOf('c', null, 2));
      await settle();
      add.answerWith(answerOf(await cartOf('c', null, 3)));
      await settle();
      expect(loads()).to.equal(2);
      calls.at(-1)!.answerWith(await cartOf('c', null, 3));
      await settle();
      expect([cart.$count.get(), loads()]).to.deep.equal([3, 2]);
    }
  });

  it('causes no second read if answers do not overlap', async () => {
    const { cart, calls } = openStagedCart();
    for (const count of [5, 2, 7]) {
      void cart.refresh();
      calls.at(-1)!.answerWith(await cartOf('c', null, count));
      await settle();
      expect(cart.$count.get()).to.equal(count);
    }
    expect(calls).to.have.lengthOf(3);
  });
});
