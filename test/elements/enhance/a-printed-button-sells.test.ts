import { expect, waitUntil } from '@open-wc/testing';
import { storefront } from '../../../elements/index.ts';
import { mugProduct, useMemoryStore } from '../../../elements/testing.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import '../../support/no-uncaught.ts';
import { enhanced } from './printed-page.ts';

const ADD = { role: 'button', name: 'Add To Cart' };
const inCart = () =>
  storefront()
    .cart.$cart.get()!
    .entries.map(({ itemId, quantity }) => [itemId, quantity]);

describe('a printed button', () => {
  beforeEach(() => useMemoryStore());

  it('puts its product into the cart', async () => {
    const page = await enhanced('{@|product-checkout}', mugProduct);
    byRole(page, ADD).click();
    await untilRole(page, { role: 'button', name: 'Adding…' });
    await untilRole(page, { role: 'button', name: 'Added!' });
    expect(inCart()).to.deep.equal([['mug', 1]]);
    await untilRole(page, ADD);
    await waitUntil(() => !byRole(page, ADD).hasAttribute('aria-busy'));
  });
});
