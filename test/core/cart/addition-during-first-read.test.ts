import { expect } from '@open-wc/testing';
import type { CartJson } from '../../../core/cart/index.ts';
import { MUG, openStagedCart, settle } from './open-cart.ts';

describe('an addition during the first read of the cart', () => {
  /** Adds one more mug to two; both requests are in flight. */
  async function addMeanwhile(version: (cart: CartJson) => unknown = (cart) => cart.version) {
    const { cart, calls, memory } = openStagedCart();
    await memory.add({ ...MUG, quantity: 2 }, 'on the page before');
    void cart.refresh();
    const adding = cart.add(MUG);
    await settle();
    const [reading, addition] = calls;
    const read = async () => {
      const now = await memory.load();
      reading!.answerWith({ ...now, version: version(now) });
      await settle();
    };
    return { addition: addition!, adding, read };
  }

  it('returns the number of added pieces once the previous cart is known', async () => {
    const { addition, adding, read } = await addMeanwhile();
    await read();
    await addition.answer();
    const { addedQuantity, warnings } = await adding;
    expect([addedQuantity, warnings]).to.deep.equal([1, []]);
  });

  it('returns no number if the read cart may include the pieces already', async () => {
    const { addition, adding, read } = await addMeanwhile();
    const answer = await addition.run();
    await read();
    addition.answerWith(answer);
    const { addedQuantity, warnings } = await adding;
    expect([addedQuantity, warnings]).to.deep.equal([undefined, []]);
  });

  it('returns no number if carts have no version', async () => {
    const { addition, adding, read } = await addMeanwhile(() => null);
    await read();
    await addition.answer();
    expect((await adding).addedQuantity).to.equal(undefined);
  });
});
