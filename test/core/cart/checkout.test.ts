import { expect } from '@open-wc/testing';
import type { Cart } from '../../../core/cart/index.ts';
import { MUG, openCart, openStagedCart, settle } from './open-cart.ts';

/** A page that records the quantities with which it navigates to the checkout. */
function createPage() {
  const left: (number | null)[] = [];
  return { left, leave: (cart: Cart | null) => void left.push(cart && cart.totalQuantity) };
}

describe('checkout', () => {
  it('navigates after every change is answered, with the newest cart', async () => {
    const { left, leave } = createPage();
    const { cart, calls } = openStagedCart({ leave });
    void cart.add(MUG);
    const going = cart.checkout();
    await settle();
    expect(left).to.deep.equal([]);
    await calls[0]!.answer();
    const { cart: taken, userErrors, warnings } = await going;
    expect([left, taken?.totalQuantity, userErrors, warnings]).to.deep.equal([[1], 1, [], []]);
  });

  it('navigates once for simultaneous calls, and again later', async () => {
    const { left, leave } = createPage();
    const { cart } = openCart({ leave });
    await cart.add(MUG);
    await Promise.all([cart.checkout(), cart.checkout()]);
    expect(left).to.deep.equal([1]);
    await cart.checkout();
    expect(left).to.deep.equal([1, 1]);
  });
});

it('update sets a quantity', async () => {
  const { cart } = openCart();
  const { entry } = await cart.add(MUG);
  const { cart: changed, userErrors, warnings } = await cart.update(entry!.id, 3);
  expect([changed?.totalQuantity, userErrors, warnings]).to.deep.equal([3, [], []]);
});
