import { expect, fixture, nextFrame } from '@open-wc/testing';
import '../../../elements/all.ts';
import { storefront } from '../../../elements/index.ts';
import { mugProduct, teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import { waitUntil } from '../../support/wait-until.ts';

const ADD = { role: 'button', name: 'Add To Cart' };
const withPrice = (priceMoney: unknown) => ({
  ...mugProduct,
  structuredContent: {
    ...mugProduct.structuredContent,
    variants: [{ ...mugProduct.structuredContent.variants[0], price: undefined, priceMoney }],
  },
});

async function pressed(product: unknown): Promise<{ readonly isDisabled: boolean; readonly count: number }> {
  const element = await fixture('<store-add-to-cart></store-add-to-cart>');
  Reflect.set(element, 'product', product);
  const button = await untilRole(element, ADD);
  const isDisabled = button.ariaDisabled === 'true';
  button.click();
  await nextFrame();
  await storefront().cart.settled();
  return { isDisabled, count: storefront().cart.$count.get() };
}

describe('a product without a price', () => {
  beforeEach(() => useMemoryStore());

  for (const [what, priceMoney] of [
    ['none at all', undefined],
    ['a decimal comma', { value: '18,00', currency: 'USD' }],
    ['a small currency', { value: '18.00', currency: 'usd' }],
  ] as const)
    it(`(${what}) cannot be bought`, async () => {
      expect(await pressed(withPrice(priceMoney))).to.deep.equal({ isDisabled: true, count: 0 });
    });

  it('is not one that costs nothing', async () => {
    const { isDisabled } = await pressed(withPrice({ value: '0.00', currency: 'USD' }));
    expect(isDisabled).to.equal(false);
    // The first press waits for what it needs.
    await waitUntil(() => storefront().cart.$count.get() === 1, 'not bought');
  });

  it('in one of its variants can be bought in the others', async () => {
    const element = await fixture('<store-add-to-cart></store-add-to-cart>');
    Reflect.set(element, 'product', teeProduct);
    const button = await untilRole(element, ADD);
    expect(button.ariaDisabled).to.equal(null);
    byRole(element, ADD);
  });
});
