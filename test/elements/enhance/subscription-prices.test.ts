import { expect } from '@open-wc/testing';
import { teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import { byRole } from '../../support/by-role.ts';
import { COLOR, select, SIZE } from './at-the-counter.ts';
import { CARD, enhanced } from './printed-page.ts';

const variants = teeProduct.structuredContent.variants.map((variant, index) => ({
  ...variant,
  priceMoney: { value: `${20 + index}.00`, currency: 'USD' },
  ...(index === 3 && { onSale: true, salePriceMoney: { value: '15.50', currency: 'USD' } }),
}));
const subscription = {
  ...teeProduct,
  structuredContent: {
    ...teeProduct.structuredContent,
    variants,
    isSubscribable: true,
    subscriptionPlan: { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 5 },
  },
};
const OWN_WORDS = { productPrice__multiplePrices__nWeekly__limited__nWeeks: 'ab {fromPrice} im Abo' };

const priceIn = (page: ParentNode) =>
  page.querySelector('.product-price')!.textContent.replace(/\s+/g, ' ').trim();
const choose = (page: ParentNode, color: string, size: string) => {
  select(byRole(page, COLOR), color);
  select(byRole(page, SIZE), size);
};

describe('the printed price of a subscription', () => {
  beforeEach(() => useMemoryStore());

  it('follows the chosen variant, and goes back to what was printed', async () => {
    const page = await enhanced(CARD, subscription);
    const printed = 'from 15.50 every 2 weeks for 10 weeks';
    expect(priceIn(page)).to.equal(printed);
    choose(page, 'Sand', 'S');
    expect(priceIn(page)).to.equal('20.00 every 2 weeks for 10 weeks');
    choose(page, 'Ink', 'M');
    expect(priceIn(page)).to.equal(
      'Sale Price:15.50 every 2 weeks for 10 weeks Original Price:23.00 every 2 weeks for 10 weeks',
    );
    choose(page, '', '');
    expect(priceIn(page)).to.equal(printed);
  });

  it('follows it in the money of a locale, too', async () => {
    const page = await enhanced(CARD, { ...subscription, featureFlags: { useCLDRMoneyFormat: true } });
    choose(page, 'Ink', 'S');
    expect(priceIn(page)).to.equal('$22.00 every 2 weeks for 10 weeks');
  });

  it('in the words of the site stays as it was printed', async () => {
    const page = await enhanced(CARD, { ...subscription, localizedStrings: OWN_WORDS });
    choose(page, 'Ink', 'S');
    expect(priceIn(page)).to.equal('ab 15.50 im Abo');
  });
});
