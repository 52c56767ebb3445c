import { expect } from '@open-wc/testing';
import type { Cart } from '../../../core/cart/index.ts';
import { MUG, openRoom, openStagedRoom, settle } from './room.ts';

/** A page that notes with which quantity it was left. */
function createDoor() {
  const left: (number | null)[] = [];
  return { left, leave: (cart: Cart | null) => void left.push(cart && cart.totalQuantity) };
}

describe('a program goes to the checkout', () => {
  it('once every change has been answered, with the cart as it is then', async () => {
    const { left, leave } = createDoor();
    const { cart, calls } = openStagedRoom({ leave });
    void cart.add(MUG);
    const going = cart.checkout();
    await settle();
    expect(left).to.deep.equal([]);
    await calls[0]!.answer();
    const { cart: taken, userErrors, warnings } = await going;
    expect([left, taken?.totalQuantity, userErrors, warnings]).to.deep.equal([[1], 1, [], []]);
  });

  it('once for several calls, and again later', async () => {
    const { left, leave } = createDoor();
    const { cart } = openRoom({ leave });
    await cart.add(MUG);
    await Promise.all([cart.checkout(), cart.checkout()]);
    expect(left).to.deep.equal([1]);
    await cart.checkout();
    expect(left).to.deep.equal([1, 1]);
  });
});

it('a program sets a quantity', async () => {
  const { cart } = openRoom();
  const { entry } = await cart.add(MUG);
  const { cart: changed, userErrors, warnings } = await cart.update(entry!.id, 3);
  expect([changed?.totalQuantity, userErrors, warnings]).to.deep.equal([3, [], []]);
});
