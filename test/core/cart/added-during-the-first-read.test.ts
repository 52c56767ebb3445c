import { expect } from '@open-wc/testing';
import type { CartJson } from '../../../core/cart/index.ts';
import { MUG, openStagedRoom, settle } from './room.ts';

describe('an addition that is sent while the cart is read for the first time', () => {
  /** Adds one more mug to two; both requests are on their way. */
  async function addMeanwhile(version: (cart: CartJson) => unknown = (cart) => cart.version) {
    const { cart, calls, memory } = openStagedRoom();
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

  it('tells how many pieces it has added, once the cart before is known', async () => {
    const { addition, adding, read } = await addMeanwhile();
    await read();
    await addition.answer();
    const { addedQuantity, warnings } = await adding;
    expect([addedQuantity, warnings]).to.deep.equal([1, []]);
  });

  it('tells nothing of its pieces where the cart that was read has them already', async () => {
    const { addition, adding, read } = await addMeanwhile();
    const answer = await addition.run();
    await read();
    addition.answerWith(answer);
    const { addedQuantity, warnings } = await adding;
    expect([addedQuantity, warnings]).to.deep.equal([undefined, []]);
  });

  it('tells nothing of its pieces where carts have no version', async () => {
    const { addition, adding, read } = await addMeanwhile(() => null);
    await read();
    await addition.answer();
    expect((await adding).addedQuantity).to.equal(undefined);
  });
});
