import { expect } from '@open-wc/testing';
import { useMemoryStore } from '../../../elements/testing.ts';
import { CARD, enhanced } from './printed-page.ts';
import { choose, copyCard, priceIn, variedTee } from './varied-prices.ts';

const tee = variedTee('15.50');
const subscription = {
  ...tee,
  structuredContent: {
    ...tee.structuredContent,
    isSubscribable: true,
    subscriptionPlan: { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 5 },
  },
};
const OWN_WORDS = { productPrice__multiplePrices__nWeekly__limited__nWeeks: 'ab {fromPrice} im Abo' };

describe('the printed price of a subscription', () => {
  beforeEach(() => useMemoryStore());

  it('follows the chosen variant and returns to what was printed', async () => {
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

  it('follows it in localised money too', async () => {
    const page = await enhanced(CARD, { ...subscription, featureFlags: { useCLDRMoneyFormat: true } });
    choose(page, 'Ink', 'S');
    expect(priceIn(page)).to.equal('$22.00 every 2 weeks for 10 weeks');
  });

  it('in a copy of the card is as printed again and follows the choice made there', async () => {
    const page = await enhanced(CARD, subscription);
    choose(page, 'Ink', 'M');
    const copy = copyCard(page);
    await Promise.resolve();
    choose(copy, '', '');
    expect(priceIn(copy)).to.equal('from 15.50 every 2 weeks for 10 weeks');
    choose(copy, 'Sand', 'S');
    expect(priceIn(copy)).to.equal('20.00 every 2 weeks for 10 weeks');
  });

  it('customised by the site stays as it was printed', async () => {
    const page = await enhanced(CARD, { ...subscription, localizedStrings: OWN_WORDS });
    choose(page, 'Ink', 'S');
    expect(priceIn(page)).to.equal('ab 15.50 im Abo');
  });
});
