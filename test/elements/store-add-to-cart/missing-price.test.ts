import { expect, fixture, nextFrame } from '@open-wc/testing';
import '../../../elements/all.ts';
import { storefront } from '../../../elements/index.ts';
import { mugProduct, teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import { ADD_BUTTON } from '../../support/add-button.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import { waitUntil } from '../../support/wait-until.ts';

const withPrice = (priceMoney: unknown) => ({
  ...mugProduct,
  structuredContent: {
    ...mugProduct.structuredContent,
    variants: [{ ...mugProduct.structuredContent.variants[0], price: undefined, priceMoney }],
  },
});

async function clickAdd(product: unknown): Promise<{ readonly isDisabled: boolean; readonly count: number }> {
  const element = await fixture('<store-add-to-cart></store-add-to-cart>');
  Reflect.set(element, 'product', product);
  const button = await untilRole(element, ADD_BUTTON);
  const isDisabled = button.ariaDisabled === 'true';
  button.click();
  await nextFrame();
  await storefront().cart.settled();
  return { isDisabled, count: storefront().cart.$count.get() };
}

describe('a product without a price', () => {
  beforeEach(() => useMemoryStore());

  for (const [what, priceMoney] of [
    ['no price', undefined],
    ['a decimal comma', { value: '18,00', currency: 'USD' }],
    ['a lower-case currency', { value: '18.00', currency: 'usd' }],
  ] as const)
    it(`cannot be bought (${what})`, async () => {
      expect(await clickAdd(withPrice(priceMoney))).to.deep.equal({ isDisabled: true, count: 0 });
    });

  it('differs from a product that costs nothing', async () => {
    const { isDisabled } = await clickAdd(withPrice({ value: '0.00', currency: 'USD' }));
    expect(isDisabled).to.equal(false);
    // The first click waits for the network bundle.
    await waitUntil(() => storefront().cart.$count.get() === 1, 'not bought');
  });

  it('in one variant can be bought in the others', async () => {
    const element = await fixture('<store-add-to-cart></store-add-to-cart>');
    Reflect.set(element, 'product', teeProduct);
    const button = await untilRole(element, ADD_BUTTON);
    expect(button.ariaDisabled).to.equal(null);
    byRole(element, ADD_BUTTON);
  });
});
